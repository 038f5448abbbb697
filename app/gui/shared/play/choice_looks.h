// Looks and texts of choices, for the bar and the ring.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/turn/choice_list.h"

#include <QIcon>

namespace gnostica::gui {

/// A null icon if the choice has none.
QIcon iconOf(const turn::Choice& choice, const Theme& theme);

/// Adds the number key of a choice to a text about it.
QString withKeyOf(const turn::Choice& choice, const QString& text);

}  // namespace gnostica::gui
