// Names and pictures of choices.
#pragma once

#include "app/turn/step_chooser.h"
#include "app/wording/speaker.h"

#include <QString>

namespace gnostica::turn {

/// The title of the amounts.
QString amountTitleOf(const StepChooser& chooser, const wording::Speaker& speaker);

/// The picture of a word.
wording::StepPicture pictureOf(engine::StepWord word, const wording::Speaker& speaker);

/// The name of a source whose card is not visible; empty for the others.
QString sourceName(engine::CardSource source);

/// The name of passing the turn, and its explanation.
QString passName();
QString passHint();

}  // namespace gnostica::turn
