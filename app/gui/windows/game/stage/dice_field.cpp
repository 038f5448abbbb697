#include "app/gui/windows/game/stage/dice_field.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/windows/game/stage/moment_stage.h"

#include <QEasingCurve>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

/// Milliseconds at the usual speed.
constexpr double kThrow = 350;
constexpr double kNextDie = 60;
constexpr double kSettle = 120;

constexpr double kTurnsInFlight = 3;
/// Distance of the throw, in dice.
constexpr double kFlight = 7;
constexpr double kBounce = 4;
constexpr int kFaces = 3;

}  // namespace

DiceField::DiceField(QWidget* table) : QWidget(table) {
    setObjectName(QStringLiteral("diceField"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void DiceField::present(const wording::ThrowAccount& account, const DiceGround& ground) {
    landings_ = landDice(ground);
    die_ = ground.die;
    looks_.clear();
    std::vector<std::size_t> next(account.sides.size(), 0);
    for (const Landing& landing : landings_) {
        const wording::ThrownDice& side = account.sides[landing.side];
        looks_.push_back({.face = side.dice[next[landing.side]++],
                          .hasSigns = account.hasSigns,
                          .edge = wornTheme().look(side.piece.owner()).colour});
    }
    update();
}

double DiceField::duration() const {
    const auto dice = std::max<std::size_t>(landings_.size(), 1);
    return kThrow + kNextDie * static_cast<double>(dice - 1) + kSettle;
}

void DiceField::moveTo(double time) {
    time_ = time;
    update();
}

void DiceField::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < landings_.size(); ++i) {
        paintThrown(painter, i);
    }
}

/// It flies, shows one face after the other, and bounces once when it lands.
void DiceField::paintThrown(QPainter& painter, std::size_t place) const {
    const Landing& landing = landings_[place];
    const double begin = kNextDie * static_cast<double>(place);
    const double flown = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(partOf(time_, begin, kThrow));
    const double left = 1 - flown;
    const double settled =
        QEasingCurve(QEasingCurve::OutBounce).valueForProgress(partOf(time_, begin + kThrow, kSettle));
    const QPointF at = landing.at - landing.direction * left * kFlight * die_ - QPointF(0, kBounce * (1 - settled));
    DieLook look = looks_[place];
    if (look.hasSigns && left > 0.02) {
        look.face = (static_cast<int>(left * 4 * kFaces) + look.face + 1 + kFaces) % kFaces - 1;
    }
    if (flown >= 1) {
        paintTracks(painter, landing.at, landing.direction, die_);
    }
    paintDie(painter, at, die_, landing.turn + 360 * kTurnsInFlight * left, look);
}

}  // namespace gnostica::gui
