// Exhaustive search of the lines of a turn: verifies puzzles, and explains why a step misses the goal.
#pragma once

#include "engine/lab/puzzles/answer_search.h"
#include "engine/lab/tactics.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace gnostica::engine::lab {

/// The goal of the seat whose turn begins.
struct Aim {
    Goal goal = Goal::win;
    int points = 0;  ///< for Goal::points: the required lead over the best other seat
    Seat seat = Seat::none;
    Seat announcer = Seat::none;  ///< the seat whose announced last turn is due, if any
};

/// The aim of a turn according to the announcements. For Goal::points the points are 0.
Aim aimOf(const Rules& rules, const State& state);

/// The best result that open lines can reach from a position of the turn.
struct Prospect {
    static constexpr int kNothing = -1000;  ///< no open line reaches its end
    /// For Goal::stop: the others' announcement fails unless there is an answer.
    static constexpr int kAnswered = -1;
    /// For Goal::stop: the others' announcement holds without an answer.
    static constexpr int kHeld = -3;

    int merit = kNothing;  ///< 0: the goal; for Goal::points above 0: the surplus; below 0: the points missing
    int steps = 0;         ///< of the shortest line with that merit, skips not counted
    double lines = 0;      ///< number of lines
    double best = 0;       ///< number of lines with that merit
    double luck = 0;       ///< the chance that random steps reach that merit, 0 to 1

    bool reaches() const { return merit >= 0; }
};

/// A step with its prospect.
struct Branch {
    Step step;
    Prospect prospect;
};

/// Caches its results: after the prospect of a turn's beginning, everything in that turn is looked up.
class GoalSearch {
public:
    /// The rules must outlive this.
    GoalSearch(const Rules& rules, const Aim& aim, int mostPositions)
        : rules_(rules),
          aim_(aim),
          mostPositions_(mostPositions) {}

    const Aim& aim() const { return aim_; }

    /// For a position of the turn. nullopt if there are too many positions; a later call starts over.
    std::optional<Prospect> prospect(const State& state, const std::stop_token& stop = {});
    /// The legal open steps, each with its prospect.
    std::optional<std::vector<Branch>> openings(const State& state, const std::stop_token& stop = {});
    /// A shortest line to the best result; empty if no line is open, or if there are too many positions.
    std::vector<Step> bestLine(const State& state);
    /// As Prospect::merit, for the end of a line.
    int meritOf(const State& lineEnd);
    /// For Goal::stop: the answer with which the announcer still wins after this end of a line, if it needs steps.
    std::optional<Answer> answerTo(const State& lineEnd) const;

    /// The number of new positions that each later query may examine, and the total examined by all queries.
    void allow(int mostPositions) { mostPositions_ = mostPositions; }
    int positions() const { return positions_; }

private:
    const Prospect& look(const State& state);
    Prospect lookPast(const State& state, const Step& step);
    int meritOfStopping(const State& lineEnd);
    void begin(const std::stop_token& stop);
    bool isCut() const { return cut_ || left() <= 0 || stop_.stop_requested(); }
    int left() const { return mostPositions_ - (positions_ - before_); }
    bool forgetIfCut();

    const Rules& rules_;
    Aim aim_;
    int mostPositions_;
    int positions_ = 0;
    int before_ = 0;  ///< positions examined by earlier queries
    bool cut_ = false;
    std::stop_token stop_;
    std::unordered_map<std::uint64_t, Prospect> known_;
    std::unordered_map<std::uint64_t, bool> answered_;
};

}  // namespace gnostica::engine::lab
