#include "engine/lab/puzzles/puzzle.h"

#include "engine/bots/idle.h"
#include "engine/play/view.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace gnostica::engine::lab {

namespace {

constexpr int kMostPuzzlePieces = 14;
constexpr int kMostFirstSteps = 4;
constexpr int kFewFirstSteps = 2;
constexpr int kManySteps = 3;
constexpr int kWorthwhile = 3;
constexpr int kLeastOdds = 12;
constexpr int kMostOdds = 1'000'000'000;

/// The merit of doing nothing in the turn.
std::optional<int> idleMerit(const Rules& rules, GoalSearch& search, const State& turn) {
    if (const auto idle = bots::idleToClose(rules, turn)) {
        return search.meritOf(*idle);
    }
    // A compulsory step comes first: the present points are those that doing nothing else keeps.
    return search.aim().goal == Goal::points
               ? std::optional(leadOf(rules, turn, search.aim().seat) - search.aim().points)
               : std::nullopt;
}

bool areOneIdea(const Rules& rules, const State& turn, const std::vector<Step>& firsts) {
    const Card card = cardBegunWith(turn, firsts.front());
    return std::ranges::all_of(firsts, [&](const Step& step) {
        const Card other = cardBegunWith(turn, step);
        return card.isNone() || other.isNone() ? engine::wordOf(step) == engine::wordOf(firsts.front())
                                               : haveSamePowers(rules, card, other);
    });
}

bool hasManyPieces(const State& turn) {
    return turn.pieceCount > kMostPuzzlePieces;
}

/// The puzzle given by the lines, suitable for people or not.
std::optional<Puzzle> readLines(const Rules& rules, const State& turn) {
    Aim aim = aimOf(rules, turn);
    GoalSearch search(rules, aim, kMostPuzzlePositions);
    auto openings = search.openings(turn);
    const auto whole = openings ? search.prospect(turn) : std::nullopt;
    const auto idle = whole ? idleMerit(rules, search, turn) : std::nullopt;
    if (!idle || whole->merit == Prospect::kNothing || (aim.goal != Goal::points && !whole->reaches())) {
        return std::nullopt;
    }
    Puzzle puzzle;
    puzzle.tactic = {.state = turn, .goal = aim.goal, .points = 0, .best = {}};
    if (aim.goal == Goal::points) {
        puzzle.tactic.points = whole->merit;
    }
    const int missing = whole->merit - *idle;
    for (const Branch& opening : *openings) {
        const int short_ = whole->merit - opening.prospect.merit;
        if (short_ == 0) {
            puzzle.tactic.best.push_back(opening.step);
        } else if (short_ * 2 <= missing) {
            ++puzzle.measures.near;
        }
    }
    puzzle.solution = search.bestLine(turn);
    puzzle.measures.steps = whole->steps;
    puzzle.measures.odds = whole->luck * kMostOdds <= 1 ? kMostOdds : static_cast<int>(std::lround(1 / whole->luck));
    const bool isRare = puzzle.tactic.best.size() <= kMostFirstSteps &&
                        puzzle.tactic.best.size() * 3 <= openings->size() && puzzle.measures.odds >= kLeastOdds;
    const bool isMuch = aim.goal == Goal::points ? missing >= kWorthwhile && whole->merit > 0 : missing > 0;
    const bool isClear = areOneIdea(rules, turn, puzzle.tactic.best) ||
                         (aim.goal != Goal::points && puzzle.tactic.best.size() <= kFewFirstSteps);
    return isRare && isMuch && isClear ? std::optional(std::move(puzzle)) : std::nullopt;
}

}  // namespace

int difficultyOf(const PuzzleMeasures& measures) {
    const auto doublings = static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(1, measures.odds)))) - 1;
    return std::min(40, 2 * doublings) + std::clamp(5 * (measures.steps - 1), 0, 20) +
           std::clamp(4 * measures.near, 0, 16) + 4 * std::clamp(kSolvers - measures.found, 0, kSolvers);
}

int gradeOf(const PuzzleMeasures& measures) {
    constexpr std::array<int, kGrades - 1> bounds{28, 38, 48, 58};
    const int difficulty = difficultyOf(measures);
    return 1 + static_cast<int>(std::ranges::count_if(bounds, [&](int bound) { return difficulty >= bound; }));
}

Aim aimOf(const Rules& rules, const Puzzle& puzzle) {
    Aim aim = aimOf(rules, puzzle.tactic.state);
    aim.goal = puzzle.tactic.goal;
    aim.points = puzzle.tactic.points;
    return aim;
}

bool finds(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle, bots::Level level, int iterations,
           std::uint64_t seed) {
    State state = puzzle.tactic.state;
    const Aim aim = aimOf(*rules, puzzle);
    const int turn = state.turnsPlayed;
    const auto player = bots::makePlayer(level, rules, seed);
    Rng chance(seed);
    while (!isLineEnd(state)) {
        const Seat decides = decider(*rules, state);
        if (decides == Seat::chance) {
            apply(*rules, state, drawChance(*rules, state, chance));
        } else if (decides == aim.seat) {
            apply(
                *rules, state,
                player->choose(View(*rules, state, aim.seat), {.iterations = iterations, .seconds = 0, .threads = 1}));
        } else if (!isOver(state)) {
            StepList steps;
            legalSteps(*rules, state, steps);
            apply(*rules, state, Step(steps[0]));
        }
        if (isOver(state) || state.turnsPlayed != turn) {
            return hasWon(state, aim.seat);
        }
    }
    GoalSearch judge(*rules, aim, kMostPuzzlePositions);
    return judge.meritOf(state) >= 0;
}

std::optional<Puzzle> puzzleOf(const std::shared_ptr<const Rules>& rules, const State& turn) {
    if (hasManyPieces(turn)) {
        return std::nullopt;
    }
    auto puzzle = readLines(*rules, turn);
    // A greedy player looks for wins, but people still have to see several steps ahead.
    const bool isLongWin = puzzle && puzzle->tactic.goal == Goal::win && puzzle->measures.steps >= kManySteps;
    const bool isPlain = puzzle && !isLongWin && finds(rules, *puzzle, bots::Level::greedy, 1, 1);
    return isPlain ? std::nullopt : puzzle;
}

int solversOf(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle) {
    struct Solver {
        bots::Level level;
        int iterations;
    };
    constexpr std::array<Solver, 3> solvers{
        {{bots::Level::quick, 1}, {bots::Level::apprentice, 24}, {bots::Level::adept, 100}}};
    int found = 0;
    for (const Solver& solver : solvers) {
        for (std::uint64_t seed = 1; seed <= kSolvers / solvers.size(); ++seed) {
            found += finds(rules, puzzle, solver.level, solver.iterations, seed) ? 1 : 0;
        }
    }
    return found;
}

std::optional<PuzzleFault> faultOf(const std::shared_ptr<const Rules>& rules, const Puzzle& puzzle) {
    const Tactic& tactic = puzzle.tactic;
    const auto found = readLines(*rules, tactic.state);
    if (!found) {
        GoalSearch search(*rules, aimOf(*rules, tactic.state), kMostPuzzlePositions);
        return search.prospect(tactic.state) ? PuzzleFault::noPuzzle : PuzzleFault::tooLarge;
    }
    if (found->tactic.goal != tactic.goal || hasManyPieces(tactic.state)) {
        return PuzzleFault::noPuzzle;
    }
    if (found->tactic.best != tactic.best || found->tactic.points != tactic.points) {
        return PuzzleFault::otherBest;
    }
    State state = tactic.state;
    for (const Step& step : puzzle.solution) {
        if (isLineEnd(state) || explain(*rules, state, step) || isLeftToChance(*rules, step) ||
            !follow(*rules, state, step)) {
            return PuzzleFault::noSolution;
        }
    }
    GoalSearch judge(*rules, aimOf(*rules, puzzle), kMostPuzzlePositions);
    if (!isLineEnd(state) || judge.meritOf(state) < 0) {
        return PuzzleFault::noSolution;
    }
    PuzzleMeasures measures = found->measures;
    measures.found = puzzle.measures.found;
    return measures == puzzle.measures ? std::nullopt : std::optional(PuzzleFault::otherMeasures);
}

}  // namespace gnostica::engine::lab
