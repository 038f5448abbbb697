// Where puzzles come from: games of computers who think, looked through turn by turn.
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
    std::vector<int> seats{2};  ///< games have so many players, in turn
    std::uint64_t seed = 1;
    int games = 100;                     ///< to look through
    std::array<int, 3> wanted{0, 0, 0};  ///< of each Goal
};

/// The first fit puzzles of one game, whose number is origin.game: one of each goal that is wanted; with `turn`, those
/// of that turn. Where nobody has announced, but one who is to move, or who comes next, has nearly the target, the
/// position is also looked at as if that seat had.
std::vector<Puzzle> puzzlesOfGame(const PuzzlePlan& plan, int game, std::optional<int> turn = {});

/// The fit puzzles among the beginnings of turns; origin.game is the place in the list. Seats and games of the plan
/// mean nothing.
std::vector<Puzzle> puzzlesAmong(const PuzzlePlan& plan, const std::vector<State>& turns);

/// Chooses so many of each goal, at most one of each goal a game: grade by grade in turn, and of each the one whose
/// idea, first card and number of seats have been had the least often. The easiest first. Fewer, if there are not so
/// many.
std::vector<Puzzle> choosePuzzles(std::vector<Puzzle> candidates, const std::array<int, 3>& wanted);

/// Chooses among all that the games hold. `tell` is called after each game.
std::vector<Puzzle> makePuzzles(const PuzzlePlan& plan, const std::stop_token& stop = {},
                                const std::function<void(int games, int found)>& tell = {});

}  // namespace gnostica::engine::lab
