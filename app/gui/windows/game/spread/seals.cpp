#include "app/gui/windows/game/spread/seals.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/turn/choice_list.h"

#include <QAction>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gnostica::gui {

namespace {

constexpr double kSeal = 42;
constexpr double kSealIcon = 20;
constexpr double kPale = 0.42;
constexpr int kLobes = 11;
constexpr QColor kRed{0xa3, 0x20, 0x1f};
constexpr QColor kTeal{0x0b, 0x7a, 0x6f};
constexpr QColor kOnWax{0xff, 0xf6, 0xe4};

/// Wax that was pressed out unevenly.
QPainterPath blob(const QPointF& centre, double radius) {
    QPainterPath path;
    constexpr int steps = 4 * kLobes;
    for (int i = 0; i <= steps; ++i) {
        const double angle = 2 * std::numbers::pi * i / steps;
        const double reach = radius * (1 + 0.035 * std::sin(angle * kLobes) + 0.03 * std::sin(angle * 3 + 1));
        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
        if (i == 0) {
            path.moveTo(at);
        } else {
            path.lineTo(at);
        }
    }
    path.closeSubpath();
    return path;
}

bool isChosenIn(const turn::ChoiceList& list, engine::StepWord word) {
    return std::ranges::any_of(list.choices, [word](const turn::Choice& choice) {
        const auto* pick = std::get_if<turn::PickWord>(&choice.pick);
        return pick != nullptr && pick->word == word && choice.isChosen();
    });
}

}  // namespace

Seal::Seal(QAction& action, QAction& confirm, Wax wax, const QString& picture, QWidget* parent)
    : QAbstractButton(parent),
      action_(action),
      confirm_(confirm),
      wax_(wax),
      picture_(picture) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(&action, &QAction::changed, this, &Seal::follow);
    connect(this, &QAbstractButton::clicked, this, &Seal::press);
    follow();
}

void Seal::follow() {
    setText(action_.text().remove(u'&'));
    setAccessibleName(text());
    setToolTip(action_.toolTip());
    setEnabled(action_.isEnabled());
    update();
}

void Seal::setChosen(bool chosen) {
    isChosen_ = chosen;
    update();
}

void Seal::press() {
    QAction& wanted = isChosen_ && confirm_.isEnabled() ? confirm_ : action_;
    wanted.trigger();
}

QRect Seal::round() const {
    const auto side = static_cast<int>(kSeal);
    return {(width() - side) / 2, 2, side, side};
}

QSize Seal::sizeHint() const {
    return {static_cast<int>(kSeal) + 12, static_cast<int>(kSeal) + QFontMetrics(headingFont(font())).height() + 6};
}

void Seal::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isEnabled() ? 1 : kPale);
    const QColor wax = wax_ == Wax::red ? kRed : kTeal;
    const QPointF centre(width() / 2.0, kSeal / 2 + 2);
    QRadialGradient light(centre - QPointF(6, 7), kSeal * 0.7);
    light.setColorAt(0, wax.lighter(125));
    light.setColorAt(1, wax.darker(118));
    painter.setPen(QPen(wornTheme().text, 1.6));
    painter.setBrush(light);
    painter.drawPath(blob(centre, kSeal / 2 - 1));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isChosen_ ? wornTheme().gilt : wax.darker(140), isChosen_ ? 3 : 1.4));
    painter.drawEllipse(centre, kSeal / 2 - 6, kSeal / 2 - 6);
    const QRectF place(centre - QPointF(kSealIcon, kSealIcon) / 2, QSizeF(kSealIcon, kSealIcon));
    gui::icon(picture_, wornTheme(), kOnWax).paint(&painter, place.toRect());
    painter.setPen(wornTheme().text);
    painter.setFont(headingFont(font()));
    const QRect words(0, static_cast<int>(kSeal) + 3, width(), height() - static_cast<int>(kSeal) - 3);
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    if (hasFocus()) {
        painter.setOpacity(1);
        painter.setPen(QPen(wornTheme().cursor, 1.5, Qt::DotLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
}

Seals::Seals(QAction& announce, QAction& done, QAction& confirm, QWidget* parent)
    : QWidget(parent),
      announce_(new Seal(announce, confirm, Seal::Wax::red, QStringLiteral("challenge"), this)),
      done_(new Seal(done, confirm, Seal::Wax::teal, QStringLiteral("done"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addStretch(1);
    column->addWidget(announce_);
    column->addWidget(done_);
}

void Seals::present(const turn::ChoiceList& list) {
    announce_->setChosen(isChosenIn(list, engine::StepWord::challenge));
    done_->setChosen(isChosenIn(list, engine::StepWord::done));
}

}  // namespace gnostica::gui
