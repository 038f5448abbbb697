#include "engine/lab/puzzles/goal_search.h"

#include "engine/bots/features.h"

#include <algorithm>

namespace gnostica::engine::lab {

namespace {

/// Lines of an answer are cheaper than those of a whole turn: this many of its positions count as one.
constexpr int kAnswerWeight = 4;
constexpr int kMostAnswerPositions = 200'000;

/// The points that a seat lacks for its announcement; at least 1, because the announcement failed.
int shortfall(const Rules& rules, const State& state, Seat seat) {
    const int target = bots::endConditionsOf(rules, state).target;
    const int lacking = target > 0 ? target - score(rules, state, seat) : 1 - leadOf(rules, state, seat);
    return std::max(1, lacking);
}

/// The announcer's possibilities do not depend on the others' hands, nor on the facing of their pieces.
std::uint64_t answerKey(const Rules& rules, State state, Seat announcer) {
    for (int i = 0; i < state.seats; ++i) {
        if (seatAt(i) != announcer) {
            state.hands[seatAt(i)].clear();
        }
    }
    for (std::size_t i = 0; i < state.pieceCount && !rules.hasSpecialLimits; ++i) {
        if (state.pieces[i].owner() != announcer) {
            state.pieces[i].setFacing(Facing::north);
        }
    }
    return hash(state);
}

}  // namespace

Aim aimOf(const Rules& rules, const State& state) {
    Aim aim;
    aim.seat = state.turn.mover;
    aim.announcer = bots::endConditionsOf(rules, state).announcer;
    aim.goal = aim.announcer == aim.seat ? Goal::win : aim.announcer == Seat::none ? Goal::points : Goal::stop;
    return aim;
}

void GoalSearch::begin(const std::stop_token& stop) {
    stop_ = stop;
    before_ = positions_;
}

bool GoalSearch::forgetIfCut() {
    if (!isCut()) {
        return false;
    }
    known_.clear();
    answered_.clear();
    cut_ = false;
    return true;
}

std::optional<Prospect> GoalSearch::prospect(const State& state, const std::stop_token& stop) {
    begin(stop);
    const Prospect found = look(state);
    return forgetIfCut() ? std::nullopt : std::optional(found);
}

std::optional<std::vector<Branch>> GoalSearch::openings(const State& state, const std::stop_token& stop) {
    begin(stop);
    std::vector<Branch> found;
    StepList steps;
    legalSteps(rules_, state, steps);
    for (const Step& step : steps) {
        const Prospect ahead = lookPast(state, step);
        if (ahead.merit != Prospect::kNothing) {
            found.push_back({step, ahead});
        }
    }
    return forgetIfCut() ? std::nullopt : std::optional(std::move(found));
}

std::vector<Step> GoalSearch::bestLine(const State& state) {
    std::vector<Step> line;
    State at = state;
    while (!isLineEnd(at)) {
        const auto list = openings(at);
        if (!list || list->empty()) {
            return {};
        }
        const Branch& best = *std::ranges::min_element(*list, [](const Branch& a, const Branch& b) {
            return a.prospect.merit != b.prospect.merit ? a.prospect.merit > b.prospect.merit
                                                        : a.prospect.steps < b.prospect.steps;
        });
        line.push_back(best.step);
        follow(rules_, at, best.step);
    }
    return line;
}

Prospect GoalSearch::lookPast(const State& state, const Step& step) {
    State next = state;
    if (isLeftToChance(rules_, step) || !follow(rules_, next, step)) {
        return {};
    }
    Prospect ahead = look(next);
    ahead.steps += std::holds_alternative<step::Skip>(step) ? 0 : 1;
    return ahead;
}

const Prospect& GoalSearch::look(const State& state) {
    const auto [entry, isNew] = known_.try_emplace(hash(state));
    Prospect& found = entry->second;  // remains valid when others are inserted
    if (!isNew || isCut()) {
        return found;
    }
    if (isLineEnd(state)) {
        found = {.merit = meritOf(state), .steps = 0, .lines = 1, .best = 1, .luck = 1};
        return found;
    }
    ++positions_;
    StepList steps;
    legalSteps(rules_, state, steps);
    Prospect sum;
    for (const Step& step : steps) {
        const Prospect ahead = lookPast(state, step);
        if (ahead.merit == Prospect::kNothing) {
            continue;
        }
        sum.lines += ahead.lines;
        if (ahead.merit > sum.merit) {
            sum = {.merit = ahead.merit, .steps = ahead.steps, .lines = sum.lines, .best = 0, .luck = 0};
        }
        if (ahead.merit == sum.merit) {
            sum.steps = std::min(sum.steps, ahead.steps);
            sum.best += ahead.best;
            sum.luck += ahead.luck / static_cast<double>(steps.size());
        }
    }
    found = sum;
    return found;
}

int GoalSearch::meritOf(const State& lineEnd) {
    switch (aim_.goal) {
    case Goal::points: return leadOf(rules_, lineEnd, aim_.seat) - aim_.points;
    case Goal::win: return hasWon(endTurn(rules_, lineEnd), aim_.seat) ? 0 : -shortfall(rules_, lineEnd, aim_.seat);
    case Goal::stop: return meritOfStopping(lineEnd);
    }
    return Prospect::kNothing;
}

int GoalSearch::meritOfStopping(const State& lineEnd) {
    const State reply = endTurn(rules_, lineEnd);
    if (isOver(reply)) {
        return hasWon(reply, aim_.seat) ? 0 : Prospect::kHeld;
    }
    if (reply.turn.mover != aim_.announcer || reply.turn.stage != Stage::option ||
        hasWon(endTurn(rules_, reply), aim_.announcer)) {
        return Prospect::kHeld;
    }
    const auto [entry, isNew] = answered_.try_emplace(answerKey(rules_, reply, aim_.announcer));
    if (isNew) {
        AnswerSearch search(rules_, aim_.seat, aim_.announcer);
        entry->second = search.find(reply, kAnswerWeight * std::max(1, left())).has_value();
        positions_ += search.positions() / kAnswerWeight;
        cut_ = cut_ || search.isCut();
    }
    return entry->second ? Prospect::kAnswered : 0;
}

std::optional<Answer> GoalSearch::answerTo(const State& lineEnd) const {
    const State reply = endTurn(rules_, lineEnd);
    if (aim_.goal != Goal::stop || isOver(reply) || reply.turn.mover != aim_.announcer) {
        return std::nullopt;
    }
    return AnswerSearch(rules_, aim_.seat, aim_.announcer).find(reply, kMostAnswerPositions);
}

}  // namespace gnostica::engine::lab
