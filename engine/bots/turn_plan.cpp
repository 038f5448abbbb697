#include "engine/bots/turn_plan.h"

#include "engine/bots/candidates.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::bots {

namespace {

/// Maximum number of positions waiting to be followed; the least promising are dropped.
constexpr std::size_t kMostBranches = 48;

}  // namespace

void settleChance(const Rules& rules, State& state, Rng& rng) {
    while (state.turn.awaiting != ChanceKind::none && !isOver(state)) {
        apply(rules, state, drawChance(rules, state, rng));
    }
}

bool followLine(const Rules& rules, State& state, const Line& line, Rng& rng) {
    StepList steps;
    for (const Step& step : line.steps) {
        legalSteps(rules, state, steps);
        if (std::find(steps.begin(), steps.end(), step) == steps.end()) {
            return false;
        }
        apply(rules, state, step);
        settleChance(rules, state, rng);
    }
    return true;
}

void TurnPlan::make(const State& state, const Limits& limits, Rng& rng) {
    limits_ = limits;
    rng_ = &rng;
    seat_ = decider(evaluation_.rules(), state);
    turn_ = state.turnsPlayed;
    left_ = limits.positions;
    links_.clear();
    branches_.clear();
    ends_.clear();
    follow(state, kNoLink);
    while (!branches_.empty() && (left_ > 0 || ends_.empty())) {
        const Branch next = takeMostHopeful();
        follow(next.state, next.link);
    }
}

void TurnPlan::follow(const State& state, int link) {
    const Rules& rules = evaluation_.rules();
    listCandidates(evaluation_, state, steps_);
    for (const Step& step : steps_) {
        State next = state;
        apply(rules, next, step);
        if (next.turn.awaiting != ChanceKind::none && !isOver(next)) {
            end(link, step, judgeByChance(next));
        } else if (!goesOn(next)) {
            end(link, step, judge(next));
        } else {
            branch(next, link, step, limits_.glances > 0 && opensCard(step) ? glance(next) : judge(next));
        }
    }
}

void TurnPlan::branch(const State& state, int before, const Step& step, float hope) {
    if (branches_.size() == kMostBranches) {
        const auto least = std::ranges::min_element(branches_, {}, &Branch::hope);
        if (least->hope >= hope) {
            return;
        }
        *least = branches_.back();
        branches_.pop_back();
    }
    links_.push_back({before, step});
    branches_.push_back({state, static_cast<int>(links_.size()) - 1, hope});
}

TurnPlan::Branch TurnPlan::takeMostHopeful() {
    const auto most = std::ranges::max_element(branches_, [](const Branch& a, const Branch& b) {
        return a.hope != b.hope ? a.hope < b.hope : a.link > b.link;  // among equals the earliest
    });
    const Branch taken = *most;
    *most = branches_.back();
    branches_.pop_back();
    return taken;
}

void TurnPlan::end(int before, const Step& step, float worth) {
    if (ends_.size() == limits_.lines && worth <= ends_.back().worth) {
        return;
    }
    const auto place = std::ranges::find_if(ends_, [worth](const End& each) { return each.worth < worth; });
    ends_.insert(place, {before, step, worth});
    if (ends_.size() > limits_.lines) {
        ends_.pop_back();
    }
}

/// Does the player still choose, with more to do than to close the turn?
bool TurnPlan::goesOn(const State& state) const {
    return !isOver(state) && state.turnsPlayed == turn_ && state.turn.stage != Stage::close &&
           decider(evaluation_.rules(), state) == seat_;
}

float TurnPlan::judge(const State& state) {
    --left_;
    return evaluation_.judge(state, seat_);
}

float TurnPlan::judgeByChance(const State& state) {
    const int throws = awaitedChance(state) == ChanceKind::shuffle ? 1 : 4;
    float sum = 0;
    for (int i = 0; i < throws; ++i) {
        State thrown = state;
        settleChance(evaluation_.rules(), thrown, *rng_);
        sum += judge(thrown);
    }
    return sum / static_cast<float>(throws);
}

float TurnPlan::glance(const State& opened) {
    listCandidates(evaluation_, opened, glances_);
    const std::size_t all = glances_.size();
    const std::size_t count = std::min(all, static_cast<std::size_t>(limits_.glances));
    float best = 0;
    for (std::size_t i = 0; i < count; ++i) {
        State next = opened;
        apply(evaluation_.rules(), next, glances_[i * all / count]);
        if (next.turn.awaiting == ChanceKind::none) {
            best = std::max(best, judge(next));
        }
    }
    return best;
}

Line TurnPlan::lineTo(const End& end) const {
    Line line{{end.step}, end.worth};
    for (int link = end.before; link != kNoLink; link = links_[static_cast<std::size_t>(link)].before) {
        line.steps.push_back(links_[static_cast<std::size_t>(link)].step);
    }
    std::ranges::reverse(line.steps);
    return line;
}

std::vector<Line> TurnPlan::lines() const {
    std::vector<Line> all;
    all.reserve(ends_.size());
    for (const End& end : ends_) {
        all.push_back(lineTo(end));
    }
    return all;
}

}  // namespace gnostica::engine::bots
