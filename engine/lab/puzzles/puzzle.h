// Puzzles: positions of real games in which one idea reaches a goal that no other idea reaches.
//
// A puzzle is a tactic (lab/tactics.h) that suits people: every open line of the turn has been tried, one idea reaches
// the goal, and nothing depends on cards that its player cannot see. The goals `win` and `points` are those of tactics;
// a last turn counts as stopped if none of its open lines wins, with any possible hand.
#pragma once

#include "engine/lab/puzzles/goal_search.h"
#include "engine/lab/tactics.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

inline constexpr int kGrades = 5;
/// The computer players that have tried a puzzle: three kinds, twice each.
inline constexpr int kSolvers = 6;

/// The measures of difficulty. All are integers, so that a puzzle has the same difficulty everywhere.
struct PuzzleMeasures {
    int odds = 1;   ///< one in this many lines of random steps reaches the goal
    int steps = 1;  ///< of the shortest line, skips not counted
    int near = 0;   ///< first steps that gain at least half of the missing points but do not reach the goal
    int found = 0;  ///< number of kSolvers that found it
    friend bool operator==(const PuzzleMeasures&, const PuzzleMeasures&) = default;
};

/// 0 to 100, the sum of four parts: rarity of the goal, 2 for each doubling of the odds (at most 40); 5 for each step
/// after the first (at most 20); 4 for each near first step (at most 16); 4 for each solver that has not found it (at
/// most 24).
int difficultyOf(const PuzzleMeasures& measures);
/// From 1, the easiest, to kGrades.
int gradeOf(const PuzzleMeasures& measures);

/// The game that a puzzle comes from: these numbers reproduce it. For a puzzle made from a file of tactics: its index
/// there, and no turn.
struct PuzzleOrigin {
    std::uint64_t seed = 1;
    int game = 0;  ///< number of the game with that seed
    int turn = 0;
    friend bool operator==(const PuzzleOrigin&, const PuzzleOrigin&) = default;
};

struct Puzzle {
    std::string id;  ///< unique among the puzzles of one ruleset; used to remember solved puzzles
    Tactic tactic;
    std::vector<Step> solution;  ///< a shortest line; the first step is one of tactic.best
    PuzzleMeasures measures;
    PuzzleOrigin origin;
};

/// A puzzle with its rules.
struct RuledPuzzle {
    std::shared_ptr<const Rules> rules;
    Puzzle puzzle;
};

/// Maximum number of positions to examine for a puzzle.
inline constexpr int kMostPuzzlePositions = 6000;

/// The aim of the turn.
Aim aimOf(const Rules& rules, const Puzzle& puzzle);

/// The puzzle of the turn that begins here, if it qualifies: only one idea (for `win` or `stop` at most two first
/// steps) reaches the goal; neither doing nothing nor a greedy player does (except a win of three steps or more), and
/// random steps rarely; few pieces, and few enough lines to try. Without id, origin and the solvers' part of the
/// measures.
std::optional<Puzzle> puzzleOf(const std::shared_ptr<const Rules>& rules, const State& turn);

/// Number of kSolvers that find it.
int solversOf(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle);

/// Does a player of this level reach the goal? Chance is drawn from `seed`.
bool finds(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle, bots::Level level, int iterations,
           std::uint64_t seed);

/// Objections of the exhaustive search to a puzzle.
enum class PuzzleFault : std::uint8_t {
    tooLarge,    ///< too many positions to examine
    noPuzzle,    ///< the turn is not a puzzle, or has another goal
    otherBest,   ///< other first steps reach the goal, or other points are possible
    noSolution,  ///< the line given is not legal, or does not reach the goal
    otherMeasures
};
/// Tries every line again, so verifies everything except the solvers. nullopt if the puzzle is correct.
std::optional<PuzzleFault> faultOf(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle);

}  // namespace gnostica::engine::lab
