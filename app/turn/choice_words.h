// What choices are called, and their pictures.
#pragma once

#include "app/turn/step_chooser.h"
#include "app/wording/speaker.h"

#include <QString>

namespace gnostica::gui {

/// The title of the numbers to choose from.
QString amountTitleOf(const StepChooser& chooser, const wording::Speaker& speaker);

/// The name of the picture of a word; empty where it has none.
QString pictureOf(engine::StepWord word, const wording::Speaker& speaker);

/// A source of which the card does not lie open; empty for the others.
QString sourceName(engine::CardSource source);

/// To pass the turn, and what that means.
QString passName();
QString passHint();

}  // namespace gnostica::gui
