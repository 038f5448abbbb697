// Every line of a turn, tried: what a puzzle is verified with, and what tells why a step does not lead to its goal.
#pragma once

#include "engine/lab/puzzles/answer_search.h"
#include "engine/lab/tactics.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace gnostica::engine::lab {

/// What the seat whose turn begins is to reach.
struct Aim {
    Goal goal = Goal::win;
    int points = 0;  ///< of Goal::points: how far to be ahead of the best of the others
    Seat seat = Seat::none;
    Seat announcer = Seat::none;  ///< whose announced last turn is due, if anybody's
};

/// The aim that a turn has by what is announced. Of Goal::points the points are 0.
Aim aimOf(const Rules& rules, const State& state);

/// What can be reached from a moment of the turn by lines that lie open.
struct Prospect {
    static constexpr int kNothing = -1000;  ///< no line lies open to its end
    /// Of Goal::stop: the others' announcement fails but for an answer …
    static constexpr int kAnswered = -1;
    /// … or holds without one.
    static constexpr int kHeld = -3;

    int merit = kNothing;  ///< 0: the goal; more of Goal::points: as far beyond; less: so many points are missing
    int steps = 0;         ///< of the shortest line with that merit, what is skipped not counted
    double lines = 0;      ///< how many there are
    double best = 0;       ///< of these, those with that merit
    double luck = 0;       ///< that steps chosen at random come to that merit, 0 to 1

    bool reaches() const { return merit >= 0; }
};

/// A step and what it leads to.
struct Branch {
    Step step;
    Prospect prospect;
};

/// Remembers what it has looked at: after the prospect of a turn's beginning, everything in that turn is looked up.
class GoalSearch {
public:
    /// The rules must outlive it.
    GoalSearch(const Rules& rules, const Aim& aim, int mostPositions)
        : rules_(rules),
          aim_(aim),
          mostPositions_(mostPositions) {}

    const Aim& aim() const { return aim_; }

    /// Of a moment of the turn. Nothing if there is too much to look at; then a later call begins anew.
    std::optional<Prospect> prospect(const State& state, const std::stop_token& stop = {});
    /// The legal steps that lie open, each with its prospect.
    std::optional<std::vector<Branch>> openings(const State& state, const std::stop_token& stop = {});
    /// A shortest line to what is the best here; empty if none lies open, or there is too much to look at.
    std::vector<Step> bestLine(const State& state);
    /// As Prospect::merit, where a line has ended.
    int meritOf(const State& lineEnd);
    /// Of Goal::stop: how the announcer wins all the same after this end of a line, if a line of steps is needed.
    std::optional<Answer> answerTo(const State& lineEnd) const;

    /// How much each question from now on may look at that was not looked at before, and what all of them have.
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
    int before_ = 0;  ///< positions that earlier questions have looked at
    bool cut_ = false;
    std::stop_token stop_;
    std::unordered_map<std::uint64_t, Prospect> known_;
    std::unordered_map<std::uint64_t, bool> answered_;
};

}  // namespace gnostica::engine::lab
