// Reasons why something cannot be taken back, in the player's language.
#pragma once

#include "engine/play/fair_play.h"

#include <QString>

namespace gnostica::wording {

QString undoBarText(engine::UndoBar bar);

}  // namespace gnostica::wording
