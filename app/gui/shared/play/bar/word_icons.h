// Pictures for the words of steps.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/wording/speaker.h"
#include "engine/model/step.h"

#include <QIcon>

namespace gnostica::gui {

/// A null icon where a word has none.
QIcon wordIcon(engine::StepWord word, const wording::Speaker& speaker, const Theme& theme);

}  // namespace gnostica::gui
