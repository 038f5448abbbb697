// One position, continued under two rulesets side by side.
#pragma once

#include "engine/lab/step_comparison.h"
#include "engine/model/rng.h"
#include "engine/model/step.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// A value: copies are independent. The sides may diverge: then each continues separately, and a step that is legal on
/// only one side is taken there alone.
class PairedPosition {
public:
    explicit PairedPosition(PositionPair start);

    /// The current positions.
    const PositionPair& now() const { return now_; }
    const Rules& rules(Side side) const { return *now_.rules[side]; }
    const State& state(Side side) const { return now_.states[side]; }
    StepComparison comparison() const { return StepComparison(now_); }

    /// The aspects in which the sides differ now, beyond the initial differences.
    Aspects parted() const;
    /// The number of entries played before the sides first diverged; nullopt if they have not diverged, or have
    /// converged again.
    std::optional<std::size_t> partedAfter() const;

    /// Takes a line of comparison() on the sides where it is legal.
    void play(const ComparedStep& step);
    /// Takes a step on each side, from its legal steps, or none.
    void play(const Both<std::optional<Step>>& steps);
    /// Takes the step with this text on the sides where it is legal; returns those sides.
    Both<bool> play(const std::string& text);

    /// Must chance decide on this side?
    bool awaitsChance(Side side) const;
    /// Draws one outcome of chance on the sides that await one, equal as far as both need the same: the same dice, and
    /// shuffles that put common cards in the same order.
    void drawChance(Rng& rng);
    /// Applies a given outcome on the sides where it fits; returns those sides.
    Both<bool> play(const Chance& outcome);

    /// Number of entries played.
    std::size_t played() const { return history_.size(); }
    /// Goes back one entry, on both sides; false at the start.
    bool back();

private:
    void remember() { history_.push_back(now_.states); }

    PositionPair now_;
    Aspects fromStart_;
    std::vector<Both<State>> history_;
};

}  // namespace gnostica::engine::lab
