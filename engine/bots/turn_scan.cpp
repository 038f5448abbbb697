#include "engine/bots/turn_scan.h"

#include "engine/bots/candidates.h"
#include "engine/bots/tree.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::bots {

namespace {

/// Does the mover still choose, with the turn not over?
bool goesOn(const Rules& rules, const State& state, Seat seat, int turn) {
    return state.turn.awaiting == ChanceKind::none && !isOver(state) && state.turnsPlayed == turn &&
           decider(rules, state) == seat;
}

}  // namespace

void TurnScan::scan(const State& state, const StepList& steps, Limits limits) {
    seat_ = decider(evaluation_.rules(), state);
    limits_ = std::move(limits);
    int total = limits_.positions;
    int waiting = static_cast<int>(steps.size());
    for (const Step& step : steps) {
        State next = state;
        apply(evaluation_.rules(), next, step);
        ++taken_;
        left_ = std::max(1, total / std::max(1, waiting--));
        const int share = left_;
        if (goesOn(evaluation_.rules(), next, seat_, state.turnsPlayed)) {
            explore(next, 0);
        }
        total -= share - std::max(0, left_);
        if (isTimeUp()) {
            return;
        }
    }
}

std::optional<float> TurnScan::bestFrom(const State& state) const {
    const auto found = known_.find(fingerprintOf(state, seat_));
    return found == known_.end() ? std::nullopt : std::optional(found->second);
}

bool TurnScan::isTimeUp() const {
    return limits_.stop.stop_requested() || (limits_.until && std::chrono::steady_clock::now() >= *limits_.until);
}

bool TurnScan::isSpent() {
    constexpr int between = 64;  // reading the clock is expensive
    if (--left_ >= 0 && left_ % between == 0 && isTimeUp()) {
        left_ = -1;
    }
    return left_ < 0;
}

StepList& TurnScan::listAt(int depth) {
    const auto at = static_cast<std::size_t>(depth);
    while (lists_.size() <= at) {
        lists_.push_back(std::make_unique<StepList>());
    }
    return *lists_[at];
}

float TurnScan::explore(const State& state, int depth) {
    if (state.turn.stage == Stage::close || isSpent()) {
        return evaluation_.judge(state, seat_);
    }
    const std::uint64_t key = fingerprintOf(state, seat_);
    if (const auto found = known_.find(key); found != known_.end()) {
        return found->second;
    }
    StepList& steps = listAt(depth);
    listCandidates(evaluation_, state, steps);
    float best = -1;
    for (const Step& step : steps) {
        State next = state;
        apply(evaluation_.rules(), next, step);
        ++taken_;
        const bool on = goesOn(evaluation_.rules(), next, seat_, state.turnsPlayed);
        const float worth = on ? explore(next, depth + 1) : evaluation_.judge(next, seat_);
        best = std::max(best, worth);
        if (left_ < 0) {
            break;
        }
    }
    known_.emplace(key, best);
    return best;
}

}  // namespace gnostica::engine::bots
