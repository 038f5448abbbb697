#include "app/gui/shared/play/seals.h"

#include "app/gui/base/keys/act.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
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
constexpr int kBetweenSeals = 2;
constexpr int kLobes = 11;
constexpr QColor kRed{0xa3, 0x20, 0x1f};
constexpr QColor kTeal{0x0b, 0x7a, 0x6f};
constexpr QColor kGold{0x8a, 0x5a, 0x0c};
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

QColor colourOf(Seal::Wax wax) {
    switch (wax) {
    case Seal::Wax::red: return kRed;
    case Seal::Wax::teal: return kTeal;
    case Seal::Wax::gold: return kGold;
    }
    Q_UNREACHABLE();
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
    const QString name = action_.text().remove(u'&');
    setText(caption_.isEmpty() ? name : caption_);
    setAccessibleName(name);
    setToolTip(action_.toolTip());
    setEnabled(action_.isEnabled());
    update();
}

void Seal::setChosen(bool chosen) {
    isChosen_ = chosen;
    update();
}

void Seal::setCaption(const QString& caption) {
    caption_ = caption;
    follow();
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
    const QColor wax = colourOf(wax_);
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

Seals::Seals(const ActionSet& actions, QWidget* parent)
    : QWidget(parent),
      announce_(new Seal(*actions.at(Act::announce), *actions.at(Act::confirm), Seal::Wax::red,
                         QStringLiteral("challenge"), this)),
      done_(
          new Seal(*actions.at(Act::done), *actions.at(Act::confirm), Seal::Wax::teal, QStringLiteral("done"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(kBetweenSeals);
    column->addStretch(1);
    column->addWidget(announce_);
    column->addWidget(done_);
    if (QAction* result = actions.at(Act::result)) {
        result_ = new Seal(*result, *actions.at(Act::confirm), Seal::Wax::gold, QStringLiteral("review"), this);
        column->addWidget(result_);
        followLanguage(this, [this] {
            //: seal on the table of a finished game, as short as can be: shows who has won and how
            result_->setCaption(tr("Result", "seal: of the game"));
        });
    }
    follow();
}

QSize Seals::sizeHint() const {
    const QSize one = announce_->sizeHint();
    return {one.width(), 2 * one.height() + kBetweenSeals};
}

void Seals::present(const turn::ChoiceList& list) {
    announce_->setChosen(isChosenIn(list, engine::StepWord::challenge));
    done_->setChosen(isChosenIn(list, engine::StepWord::done));
}

void Seals::setGame(bool hasPeople, bool isOver) {
    use_ = isOver ? Use::result : hasPeople ? Use::turns : Use::none;
    follow();
}

void Seals::setCovered(bool covered) {
    isCovered_ = covered;
    follow();
}

void Seals::follow() {
    announce_->setVisible(use_ == Use::turns);
    done_->setVisible(use_ == Use::turns);
    if (result_ != nullptr) {
        result_->setVisible(use_ == Use::result);
    }
    setVisible(use_ != Use::none && !isCovered_);
    Q_EMIT turnsShown(use_ == Use::turns && !isCovered_);
}

}  // namespace gnostica::gui
