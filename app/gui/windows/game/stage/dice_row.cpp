#include "app/gui/windows/game/stage/dice_row.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/windows/game/stage/dice_art.h"
#include "app/gui/windows/game/stage/fitted_letters.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

constexpr double kFlatDie = 35;
constexpr double kDiePitch = 42;
constexpr double kPieceWidth = 44;
constexpr double kRowPieceBox = 92;
constexpr double kEquals = 20;
constexpr double kCountLetters = 2.2;
constexpr double kSumLetters = 1.5;
constexpr double kPlayerLetters = 1.15;

QColor lossColour(const Theme& theme) {
    return theme.onDark ? QColor(0xff, 0x8a, 0x80) : QColor(0xa3, 0x20, 0x1f);
}

}  // namespace

DiceRow::DiceRow(const wording::ThrownDice& side, bool hasSigns, const QString& player, double scale, QWidget* parent)
    : QWidget(parent),
      side_(side),
      hasSigns_(hasSigns),
      player_(player),
      scale_(scale) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    //: the sum of dice; %1: player, %2: number
    setAccessibleName(language::fill(tr("%1: %2", "dice"), {player, language::number(side.counts)}));
    setAccessibleDescription(side.remark);
}

void DiceRow::setCounted(double part) {
    counted_ = part;
    update();
}

QFont DiceRow::nameLetters() const {
    return headingFont(font(), kPlayerLetters);
}

QFont DiceRow::countLetters() const {
    return figuresFont(font(), kCountLetters);
}

QFont DiceRow::sumLetters() const {
    return figuresFont(font(), kSumLetters, QFont::Bold);
}

QFont DiceRow::remarkLetters() const {
    QFont letters = font();
    letters.setItalic(true);
    letters.setBold(true);
    return letters;
}

DiceRow::Parts DiceRow::partsIn(int width) const {
    const int piece = qRound(kPieceWidth * scale_);
    const int name = QFontMetrics(nameLetters()).height();
    const int figures = QFontMetrics(countLetters()).height();
    const int dice = std::max(figures, qRound((kFlatDie + 4) * scale_));
    const auto count = static_cast<int>(side_.dice.size());
    const int diceWidth = qRound(kDiePitch * scale_) * count;
    const int counts = QFontMetrics(countLetters()).horizontalAdvance(language::number(side_.counts)) + 4;
    Parts parts;
    parts.piece = QRect(0, 0, piece, name + dice);
    parts.name = QRect(piece, 0, width - piece, name);
    parts.dice = QRect(piece, name, diceWidth, dice);
    parts.counts = QRect(width - counts, name, counts, dice);
    if (isStruckOut()) {
        const int sum = QFontMetrics(sumLetters()).horizontalAdvance(language::number(side_.sum)) + 4;
        parts.sum = QRect(parts.dice.right() + 1 + qRound(kEquals * scale_), name, sum, dice);
        const int remark = side_.remark.isEmpty() ? 0 : QFontMetrics(remarkLetters()).height();
        parts.remark = QRect(piece, name + dice, width - piece, remark);
    }
    return parts;
}

QSize DiceRow::sizeHint() const {
    const Parts parts = partsIn(0);
    const int sum = isStruckOut() ? parts.sum.width() + qRound(kEquals * scale_) : 0;
    const int width = parts.dice.right() + qRound(kEquals * scale_) + sum + parts.counts.width();
    return {width, parts.dice.bottom() + 1 + parts.remark.height() + 2};
}

QSize DiceRow::minimumSizeHint() const {
    return sizeHint();
}

void DiceRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = wornTheme();
    const auto placed = [this](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const Parts parts = partsIn(width());
    QRectF box(0, 0, kRowPieceBox * scale_, kRowPieceBox * scale_);
    box.moveCenter(QRectF(placed(parts.piece)).center());
    pyramids_.paint(painter, box, {side_.piece.owner(), side_.piece.size(), side_.piece.facing()}, theme);
    painter.setPen(theme.text);
    paintFittedWords(painter, placed(parts.name), nameLetters(), player_, Qt::AlignLeading);
    const int pitch = qRound(kDiePitch * scale_);
    for (std::size_t i = 0; i < side_.dice.size(); ++i) {
        const QRect die(parts.dice.left() + static_cast<int>(i) * pitch, parts.dice.top(), pitch, parts.dice.height());
        paintDie(painter, QRectF(placed(die)).center(), kFlatDie * scale_, 0,
                 {.face = side_.dice[i],
                  .hasSigns = hasSigns_,
                  .edge = theme.look(side_.piece.owner()).colour,
                  .isFlat = true});
    }
    paintSum(painter, parts);
}

void DiceRow::paintSum(QPainter& painter, const Parts& parts) const {
    if (counted_ <= 0) {
        return;
    }
    const Theme& theme = wornTheme();
    const auto placed = [this](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const QColor muted = palette().color(QPalette::PlaceholderText);
    const QRect equals(parts.dice.right() + 1, parts.dice.top(), qRound(kEquals * scale_), parts.dice.height());
    painter.setFont(sumLetters());
    painter.setPen(muted);
    painter.drawText(placed(equals), Qt::AlignCenter, QStringLiteral("="));
    if (isStruckOut()) {
        const QRect sum = placed(parts.sum);
        painter.drawText(sum, Qt::AlignCenter, language::number(side_.sum));
        painter.setPen(QPen(lossColour(theme), 2.4));
        const int reach = parts.counts.height() / 8;
        painter.drawLine(QPointF(sum.left(), sum.center().y() + reach), QPointF(sum.right(), sum.center().y() - reach));
        painter.setPen(lossColour(theme));
        paintFittedWords(painter, placed(parts.remark), remarkLetters(), side_.remark, Qt::AlignLeading);
    }
    painter.setFont(countLetters());
    painter.setPen(theme.text);
    const int shown = static_cast<int>(std::lround(side_.counts * counted_));
    painter.drawText(placed(parts.counts), Qt::AlignTrailing | Qt::AlignVCenter, language::number(shown));
}

}  // namespace gnostica::gui
