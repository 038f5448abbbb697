// What choices are called, in the bar and on the ring.
#pragma once

#include "app/turn/step_chooser.h"
#include "app/wording/speaker.h"

#include <QString>

#include <vector>

namespace gnostica::gui {

/// What stands before the numbers to choose from.
QString amountTitleOf(const StepChooser& chooser, const wording::Speaker& speaker);

/// The words there are to choose from; none where there is one only, and it goes without saying.
std::vector<engine::StepWord> wordsToChoose(const StepChooser& chooser);

/// A source of which the card does not lie open; empty for the others.
QString sourceName(engine::CardSource source);

}  // namespace gnostica::gui
