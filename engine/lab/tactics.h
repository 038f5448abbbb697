// Positions in which one turn decides something, found by trying every line of the turn; a measure of players.
#pragma once

#include "engine/bots/player.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace gnostica::engine::lab {

enum class Goal : std::uint8_t {
    win,    ///< one's own last turn: holding the target wins, anything else is elimination (CHL-2)
    stop,   ///< another's last turn comes next, and no line of it may reach the target, whatever hand it has
    points  ///< much more can be gained on the others than by most ways of beginning the turn
};
std::string_view nameOf(Goal goal);
std::optional<Goal> goalNamed(std::string_view name);

/// A position at the start of a turn, and what its mover can reach.
struct Tactic {
    State state;
    Goal goal = Goal::win;
    int points = 0;          ///< of Goal::points: how far to be ahead of the best of the others
    std::vector<Step> best;  ///< the first steps of the lines that reach it
};

/// Tries every line of the mover's turn that leaves nothing to chance or to hidden cards. Nothing if no goal is there
/// to be reached, if doing nothing or most first steps reach it, or if there are too many lines to try them all.
std::optional<Tactic> findTactic(const Rules& rules, const State& state);

/// Lets a player play the turn, and says whether the goal was reached. Chance is drawn from `seed`.
bool solves(const std::shared_ptr<const Rules>& rules, bots::Player& player, const bots::Budget& budget,
            const Tactic& tactic, std::uint64_t seed);

}  // namespace gnostica::engine::lab
