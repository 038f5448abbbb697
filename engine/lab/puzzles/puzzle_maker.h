// The source of puzzles: games of thinking computer players, searched turn by turn.
#pragma once

#include "engine/lab/puzzles/puzzle.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace gnostica::engine::lab {

struct PuzzlePlan {
    std::shared_ptr<const Rules> rules;
    std::vector<int> seats{2};  ///< games cycle through these numbers of players
    std::uint64_t seed = 1;
    int games = 100;                     ///< number to search
    std::array<int, 3> wanted{0, 0, 0};  ///< number for each Goal
};

/// The first suitable puzzles of one game, whose number is origin.game: one for each wanted goal; with `turn`, those of
/// that turn. If no seat has announced, but the seat to move or the next one nearly has the target, the position is
/// also examined as if that seat had announced.
std::vector<Puzzle> puzzlesOfGame(const PuzzlePlan& plan, int game, std::optional<int> turn = {});

/// The suitable puzzles among the beginnings of turns; origin.game is the index in the list. Ignores the seats and
/// games of the plan.
std::vector<Puzzle> puzzlesAmong(const PuzzlePlan& plan, const std::vector<State>& turns);

/// Chooses the wanted number for each goal, at most one per goal and game: cycles through the grades, and prefers the
/// puzzle whose idea, first card and number of seats are least frequent so far. Easiest first. Returns fewer if there
/// are not enough.
std::vector<Puzzle> choosePuzzles(std::vector<Puzzle> candidates, const std::array<int, 3>& wanted);

/// Chooses from all puzzles of the games. Calls `tell` after each game.
std::vector<Puzzle> makePuzzles(const PuzzlePlan& plan, const std::stop_token& stop = {},
                                const std::function<void(int games, int found)>& tell = {});

}  // namespace gnostica::engine::lab
