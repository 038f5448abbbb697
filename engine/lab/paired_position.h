// One position played on under two rulesets side by side.
#pragma once

#include "engine/lab/step_comparison.h"
#include "engine/model/rng.h"
#include "engine/model/step.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// A value; copies go on by themselves. Both sides may part: then each goes its own way, and a step that only one can
/// take is taken there alone.
class PairedPosition {
public:
    explicit PairedPosition(PositionPair start);

    /// Where both stand.
    const PositionPair& now() const { return now_; }
    const Rules& rules(Side side) const { return *now_.rules[side]; }
    const State& state(Side side) const { return now_.states[side]; }
    StepComparison comparison() const { return StepComparison(now_); }

    /// In what both differ now, beyond what they have differed in from the start.
    Aspects parted() const;
    /// Where they first did: how many moments had been played; nothing as long as they have not parted, or have come
    /// together again.
    std::optional<std::size_t> partedAfter() const;

    /// Takes a line of comparison() on the sides where it is legal.
    void play(const ComparedStep& step);
    /// Takes a step on each side: out of its legal ones, or none.
    void play(const Both<std::optional<Step>>& steps);
    /// Takes the step of this text on the sides where it is legal; says on which.
    Both<bool> play(const std::string& text);

    /// True if chance is to decide on this side.
    bool awaitsChance(Side side) const;
    /// Lets chance decide once on the sides where it is asked, alike as far as it is asked for the same: the same dice,
    /// and cards that both shuffle in the same order.
    void drawChance(Rng& rng);
    /// The same with an outcome that is given, on the sides that it fits; says on which.
    Both<bool> play(const Chance& outcome);

    /// Moments played.
    std::size_t played() const { return history_.size(); }
    /// Goes back one moment, on both sides; false at the start.
    bool back();

private:
    void remember() { history_.push_back(now_.states); }

    PositionPair now_;
    Aspects fromStart_;
    std::vector<Both<State>> history_;
};

}  // namespace gnostica::engine::lab
