#include "variants/threestica/panel/dice_tray.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gnostica::threestica {

using namespace engine;
using namespace wording;

namespace {

constexpr int kTrayWidth = 260;
constexpr int kLeastWidth = 150;
constexpr int kRow = 44;
constexpr double kDie = 30;
constexpr double kDieGap = 8;
constexpr double kDiceLeft = 84;
constexpr double kPieceBox = 52;

}  // namespace

DiceTray::DiceTray(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("diceTray"));
    retranslate();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    rolling_.setStartValue(0.0);
    rolling_.setEndValue(1.0);
    connect(&rolling_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&rolling_, &QVariantAnimation::finished, this, &DiceTray::cameToRest);
    connect(&rolling_, &QVariantAnimation::finished, this, [this] { update(); });
}

void DiceTray::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void DiceTray::retranslate() {
    setAccessibleName(tr("Dice"));
    describe();
}

void DiceTray::setLook(const gui::PanelLook& look) {
    look_ = look;
    update();
}

void DiceTray::present(const std::optional<BattleReport>& report) {
    if (report_ != report) {
        report_ = report;
        updateGeometry();
        update();
    }
    describe();
}

void DiceTray::describe() {
    QStringList rows;
    if (report_) {
        //: %1: what each die shows, %2: their sum
        rows += language::fill(tr("Attack: %1. Sum %2."),
                               {BattleSentences::dice(report_->attack), language::number(report_->attack.sum)});
        for (const Defence& defence : report_->defences) {
            //: %1: what each die shows, %2: their sum
            rows += language::fill(tr("Defence: %1. Sum %2."),
                                   {BattleSentences::dice(defence.thrown), language::number(defence.thrown.sum)});
        }
    }
    setAccessibleDescription(language::sentences(rows));
}

void DiceTray::roll(int milliseconds) {
    rolling_.setDuration(milliseconds * 4);
    rolling_.start();
}

bool DiceTray::hurry() {
    const bool rolls = isRolling();
    if (rolls) {
        rolling_.setCurrentTime(rolling_.duration());
    }
    return rolls;
}

QSize DiceTray::sizeHint() const {
    const int rows = report_ ? 1 + static_cast<int>(report_->defences.size()) : 1;
    return {kTrayWidth, rows * kRow + 4};
}

QSize DiceTray::minimumSizeHint() const {
    return {kLeastWidth, sizeHint().height()};
}

void DiceTray::mousePressEvent(QMouseEvent*) {
    hurry();
}

double DiceTray::restOf(int row) const {
    if (!isRolling()) {
        return 1;
    }
    const int rows = 1 + static_cast<int>(report_->defences.size());
    const double settled = 0.45 + 0.55 * (row + 1) / rows;
    return std::clamp(rolling_.currentValue().toDouble() / settled, 0.0, 1.0);
}

void DiceTray::paintEvent(QPaintEvent*) {
    if (!look_.paintPiece) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!report_) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextWordWrap,
                         tr("No dice have been rolled recently."));
        return;
    }
    const double scale = std::min(1.0, static_cast<double>(width()) / kTrayWidth);
    painter.scale(scale, scale);
    paintRow(painter, 0, report_->attack, Outcome::higher);
    painter.setPen(QPen(look_.faintInk, 1));
    painter.drawLine(QPointF(0, kRow + 1), QPointF(width() / scale, kRow + 1));
    for (std::size_t i = 0; i < report_->defences.size(); ++i) {
        paintRow(painter, static_cast<int>(i) + 1, report_->defences[i].thrown, report_->defences[i].outcome);
    }
}

void DiceTray::paintRow(QPainter& painter, int row, const Throw& thrown, Outcome outcome) const {
    const double middle = row * kRow + kRow / 2.0 + (row > 0 ? 3 : 0);
    const double rest = restOf(row);
    look_.paintSeat(painter, QRectF(0, middle - 11, 22, 22), thrown.piece.owner());
    painter.save();
    painter.setOpacity(rest >= 1 && outcome == Outcome::destroyed ? 0.35 : 1);
    look_.paintPiece(painter, QRectF(52 - kPieceBox / 2, middle - kPieceBox / 2, kPieceBox, kPieceBox), thrown.piece);
    painter.restore();
    double left = kDiceLeft;
    for (std::size_t i = 0; i < thrown.dice.size(); ++i) {
        const int tumbles = static_cast<int>(std::lround((1 - rest) * 14));
        const int face = tumbles == 0 ? thrown.dice[i] : (tumbles + static_cast<int>(i) * 2 + row) % 3 - 1;
        const double bounce = std::abs(std::sin((1 - rest) * 14 + static_cast<double>(i))) * (1 - rest) * 9;
        paintDie(painter, QPointF(left + kDie / 2, middle - bounce), face, (1 - rest) * 330 + (i % 2 == 0 ? -3 : 4));
        left += kDie + kDieGap;
    }
    if (rest >= 1) {
        QFont font = painter.font();
        font.setPointSizeF(font.pointSizeF() * 1.35);
        font.setBold(true);
        painter.save();
        painter.setFont(font);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(left + 4, middle - 20, 60, 40), Qt::AlignLeft | Qt::AlignVCenter,
                         language::fill(tr("= %1", "sum of dice"), {language::number(thrown.sum)}));
        painter.restore();
    }
}

void DiceTray::paintDie(QPainter& painter, const QPointF& centre, int face, double turn) const {
    painter.save();
    painter.translate(centre);
    painter.rotate(turn);
    const QRectF square(-kDie / 2, -kDie / 2, kDie, kDie);
    painter.setPen(QPen(look_.cardEdge, 1.3));
    painter.setBrush(look_.cardFace);
    painter.drawRoundedRect(square, 6, 6);
    painter.setPen(QPen(look_.ink, 4, Qt::SolidLine, Qt::RoundCap));
    if (face != 0) {
        painter.drawLine(QPointF(-kDie * 0.26, 0), QPointF(kDie * 0.26, 0));
    }
    if (face > 0) {
        painter.drawLine(QPointF(0, -kDie * 0.26), QPointF(0, kDie * 0.26));
    }
    painter.restore();
}

}  // namespace gnostica::threestica
