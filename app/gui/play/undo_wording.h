// Why something cannot be taken back, in the player's language.
#pragma once

#include "app/gui/play/fair_play.h"

#include <QString>

namespace gnostica::gui {

QString undoBarText(UndoBar bar);

}  // namespace gnostica::gui
