// Puzzles: moments of real games in which one idea of a turn reaches what nothing else does.
//
// A puzzle is a tactic (lab/tactics.h) that is fit for people: every line of the turn that lies open has been tried,
// one idea reaches the goal, and nothing depends on cards that its player cannot see. To win and to gain points are
// what they are there; a last turn counts as stopped if no line of it that lies open wins, whatever its player may
// hold.
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
/// Computer players that have tried a puzzle: three kinds, twice each.
inline constexpr int kSolvers = 6;

/// What makes a puzzle hard. All are whole numbers, so that the same puzzle has the same difficulty everywhere.
struct PuzzleMeasures {
    int odds = 1;   ///< of so many lines of steps chosen at random one reaches the goal
    int steps = 1;  ///< of the shortest line, what is skipped not counted
    int near = 0;   ///< first steps that bring at least half of what is missing, and do not reach the goal
    int found = 0;  ///< of kSolvers, how many have found it
    friend bool operator==(const PuzzleMeasures&, const PuzzleMeasures&) = default;
};

/// 0 to 100, the sum of four parts: how rare the goal is, 2 for each doubling of the odds (at most 40); 5 for each step
/// after the first (at most 20); 4 for each near first step (at most 16); 4 for each solver that has not found it (at
/// most 24).
int difficultyOf(const PuzzleMeasures& measures);
/// 1, the easiest, to kGrades.
int gradeOf(const PuzzleMeasures& measures);

/// The game out of which a puzzle comes: these numbers bring it forth again. Of one made from a file of tactics: its
/// place there, and no turn.
struct PuzzleOrigin {
    std::uint64_t seed = 1;
    int game = 0;  ///< its number under that seed
    int turn = 0;
    friend bool operator==(const PuzzleOrigin&, const PuzzleOrigin&) = default;
};

struct Puzzle {
    std::string id;  ///< its own among those of one ruleset; puzzles that were solved are remembered by it
    Tactic tactic;
    std::vector<Step> solution;  ///< one shortest line; the first step is one of tactic.best
    PuzzleMeasures measures;
    PuzzleOrigin origin;
};

/// A puzzle with the rules that it is played by.
struct RuledPuzzle {
    std::shared_ptr<const Rules> rules;
    Puzzle puzzle;
};

/// Positions that a puzzle may make one look at.
inline constexpr int kMostPuzzlePositions = 6000;

/// What the turn is to reach.
Aim aimOf(const Rules& rules, const Puzzle& puzzle);

/// The puzzle that the turn which begins here is, if it is fit to be one: one idea, or to win or to stop at most two
/// first steps, reaches the goal, and no other does; neither doing nothing nor a greedy player reaches it (but a win of
/// three steps or more), and hardly anybody by chance; few pieces, and no more lines than can be tried. Without id,
/// origin and the solvers' part of the measures.
std::optional<Puzzle> puzzleOf(const std::shared_ptr<const Rules>& rules, const State& turn);

/// How many of kSolvers find it.
int solversOf(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle);

/// Whether a player of that level reaches the goal. Chance is drawn from `seed`.
bool finds(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle, bots::Level level, int iterations,
           std::uint64_t seed);

/// What the exhaustive search says against a puzzle.
enum class PuzzleFault : std::uint8_t {
    tooLarge,    ///< there is more to look at than may be
    noPuzzle,    ///< the turn is none, or asks for something else
    otherBest,   ///< other first steps reach the goal, or other points can be reached
    noSolution,  ///< the line given is not legal, or does not reach the goal
    otherMeasures
};
/// Tries every line again, and so everything but the solvers. Nothing if the puzzle is what it says.
std::optional<PuzzleFault> faultOf(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle);

}  // namespace gnostica::engine::lab
