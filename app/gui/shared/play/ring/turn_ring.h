// The ring of choices, as the decision of a turn fills it.
#pragma once

#include "app/wording/speaker.h"

namespace gnostica::gui {

class ChoiceRing;
class PickTool;
class TurnController;

/// Shows round the thing that is used what the turn offers and the tool lets through; nothing while nothing is to be
/// decided. To be called after the board has its marks: what was created or moved with them is where the ring looks
/// for it.
void showTurn(ChoiceRing& ring, const TurnController& turn, const PickTool& tool, const wording::Speaker& speaker);

}  // namespace gnostica::gui
