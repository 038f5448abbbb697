#include "app/gui/windows/game/stage/dice_landing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <span>

namespace gnostica::gui {

namespace {

/// Room that a die needs when it is turned, as a part of its side.
constexpr double kDieRoom = 1.35;
/// Distance between the rings on which places are tried, in dice.
constexpr double kRing = 0.7;
constexpr int kRings = 14;
/// Degrees between the directions that are tried.
constexpr std::array kAside{0.0, 24.0, -24.0, 48.0, -48.0, 72.0, -72.0, 96.0, -96.0};
/// The rest of the circle, for a target in a corner.
constexpr std::array kElsewhere{120.0, -120.0, 144.0, -144.0, 168.0, -168.0};
/// Degrees between the directions of several sides.
constexpr double kBetweenSides = 38;
constexpr std::array kTurns{-14.0, 22.0, -31.0, 12.0, -24.0, 37.0, -8.0};

QPointF towards(double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {std::cos(angle), std::sin(angle)};
}

QRectF roomOf(const QPointF& at, double die) {
    const double side = die * kDieRoom;
    return {at.x() - side / 2, at.y() - side / 2, side, side};
}

class Search {
public:
    explicit Search(const DiceGround& ground) : ground_(ground), taken_(ground.clear) {
        taken_.push_back(ground.target);
    }

    /// The free place nearest to the target in about this direction, or else in any.
    std::optional<QPointF> place(double degrees) {
        const auto about = placeIn(degrees, kAside);
        return about ? about : placeIn(degrees, kElsewhere);
    }

private:
    std::optional<QPointF> placeIn(double degrees, std::span<const double> asides) {
        const double nearest = std::hypot(ground_.target.width(), ground_.target.height()) / 2;
        for (int ring = 0; ring < kRings; ++ring) {
            for (const double aside : asides) {
                const double distance = nearest + ground_.die * (0.5 + kRing * ring);
                const QPointF at = ground_.target.center() + towards(degrees + aside) * distance;
                const QRectF room = roomOf(at, ground_.die);
                const auto meets = [&room](const QRectF& other) { return other.intersects(room); };
                if (ground_.room.contains(room) && std::ranges::none_of(taken_, meets)) {
                    taken_.push_back(room);
                    return at;
                }
            }
        }
        return {};
    }

    const DiceGround& ground_;
    std::vector<QRectF> taken_;
};

/// The direction of the thrower, seen from the target; downwards if it stands there itself.
double throwerAt(const DiceGround& ground) {
    const QPointF way = ground.thrower - ground.target.center();
    const bool isThere = std::hypot(way.x(), way.y()) < 1;
    return isThere ? 90 : std::atan2(way.y(), way.x()) * 180 / std::numbers::pi + 35;
}

}  // namespace

std::vector<Landing> landDice(const DiceGround& ground) {
    Search search(ground);
    std::vector<Landing> landings;
    const double thrower = throwerAt(ground);
    for (std::size_t side = 0; side < ground.dice.size(); ++side) {
        const double turn = side == 0 ? 0 : 180 + kBetweenSides * static_cast<double>(side - 1);
        for (int i = 0; i < ground.dice[side]; ++i) {
            if (const auto at = search.place(thrower + turn)) {
                landings.push_back({*at, -towards(thrower + turn), kTurns[landings.size() % kTurns.size()], side});
            }
        }
    }
    return landings;
}

}  // namespace gnostica::gui
