// What follows a step that only opens the turn.
#pragma once

#include "app/turn/step_chooser.h"

#include <optional>

namespace gnostica::gui {

/// The decision that would come once the proposed step has been taken, where that step only says with which card the
/// turn goes on (a territory is activated, a card played). Nullopt if something else is proposed, or if anybody but the
/// same player would decide next. Nothing hidden comes into it, so it is what would be offered indeed.
std::optional<StepChooser> choiceAfter(const StepChooser& chooser);

/// Does a pick belong to that decision, rather than to another step that opens the turn instead of the proposed one?
bool belongsAhead(const StepChooser& chooser, const StepChooser& ahead, const Pick& pick);

}  // namespace gnostica::gui
