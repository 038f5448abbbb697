#include "engine/bots/forecast.h"

#include "engine/bots/idle.h"
#include "engine/mechanics/score.h"
#include "engine/play/play.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::bots {

namespace {

/// With a target of nine points.
constexpr float kMostLacking = 2;

/// The shares of worlds, added one by one.
class Tally {
public:
    void add(float share) {
        ++count_;
        sum_ += share;
        squares_ += share * share;
    }
    int count() const { return count_; }
    float mean() const { return sum_ / static_cast<float>(std::max(1, count_)); }
    float spread() const { return std::sqrt(std::max(0.0F, squares_ / static_cast<float>(count_) - mean() * mean())); }
    /// Is the mean so far from the share that more worlds would hardly move it across? Adds one world won and one lost:
    /// a few worlds that agree prove little.
    bool isClearOf(float share) const {
        const auto count = static_cast<float>(count_ + 2);
        const float middle = (sum_ + 1) / count;
        return std::abs(middle - share) > 1.3F * std::sqrt(middle * (1 - middle) / count);
    }

private:
    int count_ = 0;
    float sum_ = 0;
    float squares_ = 0;
};

/// Points that a seat lacks for an announcement that holds; 0 or less if it has them.
int lacking(const Rules& rules, const State& state, Seat seat, int target) {
    const int needed = target > 0 ? target : bestEnemyScore(rules, state, seat) + 1;
    return needed - score(rules, state, seat);
}

}  // namespace

const Step* announcementIn(const StepList& steps) {
    const auto* found = std::find_if(steps.begin(), steps.end(),
                                     [](const Step& step) { return std::holds_alternative<step::Challenge>(step); });
    return found == steps.end() ? nullptr : found;
}

bool holdsTarget(const Rules& rules, const State& state, Seat seat) {
    return lacking(rules, state, seat, endConditionsOf(rules, state).target) <= 0;
}

bool isHopeless(const Rules& rules, const State& state, Seat seat) {
    const int target = endConditionsOf(rules, state).target;
    const float unit = target > 0 ? static_cast<float>(target) / 9 : 1;
    return static_cast<float>(lacking(rules, state, seat, target)) > kMostLacking * unit;
}

std::optional<Forecast> Forecaster::make(const View& view, std::uint64_t seed, Limits limits,
                                         const std::stop_token& stop) {
    const Rules& rules = evaluation_.rules();
    const Seat seat = view.viewer();
    view.legalSteps(rules, steps_);
    const auto idle = idleStep(rules, steps_);
    const Step* announcement = announcementIn(steps_);
    if (announcement == nullptr || !idle) {
        return std::nullopt;
    }
    const Step announcing = *announcement;
    Rng rng(seed ^ hash(view.open()));
    Tally made;
    Tally held;
    Tally left;
    Forecast forecast;
    if (limits.progress != nullptr) {
        limits.progress->total = limits.most;
    }
    do {
        const State world = view.imagine(rules, rng);
        State passed = world;
        apply(rules, passed, *idle);
        settleChance(rules, passed, rng);
        left.add(evaluation_.chances(passed)[seat]);
        State announced = world;
        apply(rules, announced, announcing);
        settleChance(rules, announced, rng);
        const State judged = playedOut(std::move(announced), seat, limits.positions, rng);
        made.add(evaluation_.chances(judged)[seat]);
        held.add(isOver(judged) && resultOf(judged)[seat] > 0 ? 1.0F : 0.0F);
        if (limits.progress != nullptr) {
            limits.progress->done = made.count();
        }
    } while (made.count() < limits.most && !stop.stop_requested() &&
             (made.count() < limits.fewest || !made.isClearOf(shareWanted(left.mean(), limits.nerve))));
    forecast.worlds = made.count();
    forecast.announcing = made.mean();
    forecast.holding = held.mean();
    forecast.waiting = left.mean();
    forecast.spread = made.spread();
    forecast.waitingSpread = left.spread();
    return forecast;
}

/// The position in which the announcement has been judged.
State Forecaster::playedOut(State state, Seat announcer, int positions, Rng& rng) {
    const Rules& rules = evaluation_.rules();
    const TurnPlan::Limits oneTurn{.positions = positions / state.seatsLeft(), .lines = 1, .glances = 2};
    const auto isDue = [&] { return !isOver(state) && endConditionsOf(rules, state).announcer == announcer; };
    for (int turns = 0; turns <= 2 * state.seats && isDue(); ++turns) {
        const int turn = state.turnsPlayed;
        if (state.turn.awaiting == ChanceKind::none && decider(rules, state) == state.turn.mover) {
            plan_.make(state, oneTurn, rng);
            followLine(rules, state, plan_.best(), rng);
        }
        if (!isOver(state) && state.turnsPlayed == turn) {
            state = passTurn(rules, state, rng);
        }
    }
    return state;
}

}  // namespace gnostica::engine::bots
