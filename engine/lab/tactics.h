// Positions in which one turn is decisive, found by trying every line of the turn; they measure players.
#pragma once

#include "engine/bots/player.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace gnostica::engine::lab {

enum class Goal : std::uint8_t {
    win,    ///< the mover's own last turn: holding the target wins, anything else is elimination (CHL-2)
    stop,   ///< the last turn of another comes next; no line of it may reach the target, with any hand
    points  ///< a much larger gain over the others than most beginnings of the turn allow
};
std::string_view nameOf(Goal goal);
std::optional<Goal> goalNamed(std::string_view name);

/// A position at the start of a turn, and the goal that its mover can reach.
struct Tactic {
    State state;
    Goal goal = Goal::win;
    int points = 0;          ///< for Goal::points: the required lead over the best other seat
    std::vector<Step> best;  ///< the first steps of the lines that reach it
};

/// Tries every line of the mover's turn without chance or hidden cards. nullopt if no goal can be reached, if doing
/// nothing or most first steps reach it, or if there are too many lines to try them all.
std::optional<Tactic> findTactic(const Rules& rules, const State& state);

/// Lets a player play the turn; did it reach the goal? Chance is drawn from `seed`.
bool solves(const std::shared_ptr<const Rules>& rules, bots::Player& player, const bots::Budget& budget,
            const Tactic& tactic, std::uint64_t seed);

}  // namespace gnostica::engine::lab
