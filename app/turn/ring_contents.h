// What is to be chosen round a space of the board.
#pragma once

#include "app/turn/pick.h"
#include "app/turn/step_chooser.h"
#include "engine/model/facing.h"
#include "engine/model/space.h"

#include <functional>
#include <optional>
#include <vector>

namespace gnostica::gui {

/// One thing to choose that is no thing on the board itself.
struct RingChoice {
    Pick pick;
    bool picked = false;
    bool refused = false;  ///< belongs to this moment, but does not go: it answers why
    friend bool operator==(const RingChoice&, const RingChoice&) = default;
};

/// All that is chosen round one space: kinds of action and sources of cards, numbers, facings, and what ends it.
struct RingContents {
    std::optional<engine::Space> place;  ///< none: there is nothing to choose round any space
    std::vector<RingChoice> words;
    std::vector<RingChoice> amounts;
    std::vector<RingChoice> facings;
    bool canConfirm = false;
    bool canTakeBack = false;
    friend bool operator==(const RingContents&, const RingContents&) = default;

    bool isEmpty() const { return words.empty() && amounts.empty() && facings.empty() && !canConfirm; }
};

/// Says of a pick whether it is let through now, as a guide may not.
using PickFilter = std::function<bool(const Pick&)>;

/// The choices of a decision round the thing that is used: what was pointed at last, or else where whoever acts
/// stands. `ahead`: the decision that follows the proposed step, if there is one; its kinds of action are offered, too.
/// `before`: where something was done last in this turn; there the turn is ended.
RingContents ringOf(const StepChooser& chooser, const StepChooser* ahead, std::optional<engine::Space> before,
                    const PickFilter& passes = {});

}  // namespace gnostica::gui
