#include "engine/lab/tactics.h"

#include "engine/bots/features.h"
#include "engine/bots/idle.h"
#include "engine/lab/puzzles/goal_search.h"
#include "engine/play/play.h"

#include <algorithm>
#include <array>

namespace gnostica::engine::lab {

namespace {

constexpr std::array<std::string_view, 3> kGoals{"win", "stop", "points"};
constexpr int kMostPositions = 60'000;
/// For Goal::points: the required advantage of the best first steps over doing nothing and over all others.
constexpr int kAhead = 3;

/// Does the goal separate a few first steps from the others?
bool decides(const Tactic& tactic, std::size_t openings, int idle, int second) {
    const bool isRare = !tactic.best.empty() && tactic.best.size() * 3 <= openings;
    return isRare && (tactic.goal != Goal::points || tactic.points >= std::max(idle, second) + kAhead);
}

}  // namespace

std::string_view nameOf(Goal goal) {
    return kGoals[static_cast<std::size_t>(goal)];
}

std::optional<Goal> goalNamed(std::string_view name) {
    const auto* found = std::find(kGoals.begin(), kGoals.end(), name);
    return found == kGoals.end() ? std::nullopt : std::optional(static_cast<Goal>(found - kGoals.begin()));
}

std::optional<Tactic> findTactic(const Rules& rules, const State& state) {
    if (state.turn.stage != Stage::option) {
        return std::nullopt;
    }
    const Aim aim = aimOf(rules, state);
    GoalSearch search(rules, aim, kMostPositions);
    const auto end = bots::idleToClose(rules, state);
    const int idle = end ? search.meritOf(*end) : Prospect::kNothing;
    const auto openings = search.openings(state);
    if (!openings || openings->empty() || (aim.goal != Goal::points && idle >= 0)) {
        return std::nullopt;
    }
    Tactic tactic{.state = state, .goal = aim.goal, .points = 0, .best = {}};
    if (aim.goal == Goal::points) {
        const auto meritOf = [](const Branch& branch) { return branch.prospect.merit; };
        tactic.points = meritOf(*std::ranges::max_element(*openings, {}, meritOf));
    }
    int second = Prospect::kNothing;
    for (const Branch& opening : *openings) {
        if (opening.prospect.merit >= tactic.points) {
            tactic.best.push_back(opening.step);
        } else {
            second = std::max(second, opening.prospect.merit);
        }
    }
    return decides(tactic, openings->size(), idle, second) ? std::optional(tactic) : std::nullopt;
}

bool solves(const std::shared_ptr<const Rules>& rules, bots::Player& player, const bots::Budget& budget,
            const Tactic& tactic, std::uint64_t seed) {
    State state = tactic.state;
    const Seat seat = state.turn.mover;
    const Seat announcer = bots::endConditionsOf(*rules, state).announcer;
    Rng chance(seed);
    while (state.turn.stage != Stage::close && !isOver(state)) {
        const Seat decides = decider(*rules, state);
        if (decides == Seat::chance) {
            apply(*rules, state, drawChance(*rules, state, chance));
        } else if (decides == seat) {
            apply(*rules, state, player.choose(View(*rules, state, seat), budget));
        } else {
            StepList steps;
            legalSteps(*rules, state, steps);
            apply(*rules, state, Step(steps[0]));
        }
    }
    if (isOver(state)) {
        return hasWon(state, seat);
    }
    const Aim aim{.goal = tactic.goal, .points = tactic.points, .seat = seat, .announcer = announcer};
    return GoalSearch(*rules, aim, kMostPositions).meritOf(state) >= 0;
}

}  // namespace gnostica::engine::lab
