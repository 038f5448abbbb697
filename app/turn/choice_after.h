// The decision after a step that only opens the turn.
#pragma once

#include "app/turn/step_chooser.h"

#include <optional>

namespace gnostica::turn {

/// The decision that follows the proposed step, if that step only chooses the card of the turn (a territory is
/// activated, or a card is played). Nullopt if another step is proposed, or if the same player would not decide next.
/// Independent of hidden cards, so that it is exactly the decision to come.
std::optional<StepChooser> choiceAfter(const StepChooser& chooser);

/// True if a pick belongs to that decision, and not to another opening step in place of the proposed one.
bool belongsAhead(const StepChooser& chooser, const StepChooser& ahead, const Pick& pick);

}  // namespace gnostica::turn
