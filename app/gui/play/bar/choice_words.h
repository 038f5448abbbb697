// What choices are called, in the bar and on the ring.
#pragma once

#include "app/gui/play/choice/step_chooser.h"
#include "app/wording/speaker.h"

#include <QString>

namespace gnostica::gui {

/// What stands before the numbers to choose from.
QString amountTitleOf(const StepChooser& chooser, const wording::Speaker& speaker);

/// A source of which the card does not lie open; empty for the others.
QString sourceName(engine::CardSource source);

}  // namespace gnostica::gui
