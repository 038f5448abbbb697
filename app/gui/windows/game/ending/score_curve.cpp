#include "app/gui/windows/game/ending/score_curve.h"

#include <algorithm>
#include <cstdlib>

namespace gnostica::gui {

using namespace engine;

namespace {

ScorePoint pointAt(const Rules& rules, const State& state, std::size_t position, Seat mover) {
    ScorePoint point{.position = static_cast<int>(position), .turn = state.turnsPlayed, .mover = mover};
    for (int i = 0; i < state.seats; ++i) {
        point.scores[seatAt(i)] = score(rules, state, seatAt(i));
    }
    return point;
}

int weightOf(const TurningPoint& point) {
    int weight = 0;
    for (int i = 0; i < kMaxSeats; ++i) {
        weight += std::abs(point.changes[seatAt(i)]);
    }
    return weight;
}

}  // namespace

std::vector<ScorePoint> scoreCurve(const Rules& rules, std::span<const Moment> history, const State& last) {
    std::vector<ScorePoint> curve;
    const State* before = nullptr;
    std::size_t position = 0;
    for (const Moment& moment : history) {
        if (before == nullptr || moment.before.turnsPlayed != before->turnsPlayed) {
            curve.push_back(
                pointAt(rules, moment.before, position, before == nullptr ? Seat::none : before->turn.mover));
        }
        before = &moment.before;
        ++position;
    }
    curve.push_back(pointAt(rules, last, position, before == nullptr ? Seat::none : before->turn.mover));
    if (before != nullptr) {
        curve.back().turn = before->turnsPlayed + 1;  // a turn that ends the game does not count as played
    }
    return curve;
}

std::vector<TurningPoint> turningPoints(std::span<const ScorePoint> curve, std::size_t most) {
    std::vector<TurningPoint> points;
    for (std::size_t i = 1; i < curve.size(); ++i) {
        TurningPoint point{.after = curve[i], .changes = {}};
        for (int seat = 0; seat < kMaxSeats; ++seat) {
            point.changes[seatAt(seat)] = curve[i].scores[seatAt(seat)] - curve[i - 1].scores[seatAt(seat)];
        }
        if (weightOf(point) > 0) {
            points.push_back(point);
        }
    }
    std::ranges::sort(points, [](const TurningPoint& a, const TurningPoint& b) {
        return weightOf(a) != weightOf(b) ? weightOf(a) > weightOf(b) : a.after.position > b.after.position;
    });
    points.resize(std::min(points.size(), most));
    std::ranges::sort(points, {}, [](const TurningPoint& point) { return point.after.position; });
    return points;
}

}  // namespace gnostica::gui
