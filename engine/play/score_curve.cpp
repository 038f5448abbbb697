#include "engine/play/score_curve.h"

#include <algorithm>
#include <cstdlib>

namespace gnostica::engine {

namespace {

ScorePoint pointAt(const Rules& rules, const State& state, std::size_t position, Seat mover) {
    ScorePoint point{.position = static_cast<int>(position), .turn = state.turnsPlayed, .mover = mover};
    for (int i = 0; i < state.seats; ++i) {
        point.scores[seatAt(i)] = score(rules, state, seatAt(i));
    }
    return point;
}

int placeInOrder(const State& state, Seat seat) {
    const auto order = std::span(state.order).first(state.seats);
    return static_cast<int>(std::ranges::find(order, seat) - order.begin());
}

/// A round ends when somebody is to move who does not come after the last player in the order of turns.
void countRound(const State& state, Seat mover, int& place, int& round) {
    const int next = placeInOrder(state, mover);
    round += round == 0 || next <= place ? 1 : 0;
    place = next;
}

int changeBetween(const Rules& rules, const State& before, const State& after) {
    int change = 0;
    for (int i = 0; i < after.seats; ++i) {
        change += std::abs(score(rules, after, seatAt(i)) - score(rules, before, seatAt(i)));
    }
    return change;
}

Card cardIn(const EventList& events, Card before) {
    Card used = before;
    for (const Event& event : events) {
        if (const auto* played = std::get_if<event::CardPlayed>(&event)) {
            used = played->card;
        } else if (const auto* activated = std::get_if<event::CardActivated>(&event)) {
            used = activated->card;
        }
    }
    return used;
}

int curveWeightOf(const TurningPoint& point) {
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
    int place = 0;
    int round = 0;
    const auto add = [&](const State& state) {
        const Seat mover = before == nullptr ? Seat::none : before->turn.mover;
        curve.push_back(pointAt(rules, state, position, mover));
        if (isPlayer(mover)) {
            countRound(*before, mover, place, round);
        }
        curve.back().round = round;
    };
    for (const Moment& moment : history) {
        if (before == nullptr || moment.before.turnsPlayed != before->turnsPlayed) {
            add(moment.before);
        }
        before = &moment.before;
        ++position;
    }
    add(last);
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
        if (curveWeightOf(point) > 0) {
            points.push_back(point);
        }
    }
    std::ranges::sort(points, [](const TurningPoint& a, const TurningPoint& b) {
        return curveWeightOf(a) != curveWeightOf(b) ? curveWeightOf(a) > curveWeightOf(b)
                                                    : a.after.position > b.after.position;
    });
    points.resize(std::min(points.size(), most));
    std::ranges::sort(points, {}, [](const TurningPoint& point) { return point.after.position; });
    return points;
}

Card cardBehind(const Rules& rules, std::span<const Moment> turn, const State& after) {
    Card used = Card::none();
    Card found = Card::none();
    int most = 0;
    for (std::size_t i = 0; i < turn.size(); ++i) {
        used = cardIn(turn[i].events, used);
        const State& next = i + 1 < turn.size() ? turn[i + 1].before : after;
        if (const int change = changeBetween(rules, turn[i].before, next); change > most) {
            most = change;
            found = used;
        }
    }
    return found.isNone() ? used : found;
}

}  // namespace gnostica::engine
