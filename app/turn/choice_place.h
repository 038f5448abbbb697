// The space of the board that a choice is about.
#pragma once

#include "app/turn/step_chooser.h"
#include "engine/model/space.h"

#include <optional>

namespace gnostica::gui {

/// The place of the thing that is used: what was pointed at last, or else where the acting minion is. `ahead`: the
/// decision that follows the proposed step, if there is one. `before`: where something was done last in this turn;
/// there the turn is ended. Nullopt if the choice is about no space.
std::optional<engine::Space> placeOfChoices(const StepChooser& chooser, const StepChooser* ahead,
                                            std::optional<engine::Space> before);

}  // namespace gnostica::gui
