// How choices are shown and spoken of, in the line and on the ring.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/turn/choice_list.h"

#include <QIcon>

namespace gnostica::gui {

/// A null icon where a choice has none.
QIcon iconOf(const Choice& choice, const Theme& theme);

/// A text about the choice, with the key that chooses it by its number.
QString withKeyOf(const Choice& choice, const QString& text);

}  // namespace gnostica::gui
