// The space of the board that a choice is about.
#pragma once

#include "app/turn/step_chooser.h"
#include "engine/model/space.h"

#include <optional>

namespace gnostica::turn {

/// The space of the thing that is used: the last one that was pointed at, or else that of the acting minion. `ahead` is
/// the decision after the proposed step, if any. `before` is the space of the last step in this turn, where the turn is
/// ended. Nullopt if no space is concerned.
std::optional<engine::Space> placeOfChoices(const StepChooser& chooser, const StepChooser* ahead,
                                            std::optional<engine::Space> before);

}  // namespace gnostica::turn
