// Rulesets that cannot be chosen.
#pragma once

#include "app/rulesets/rules_shelf.h"

#include <QString>

namespace gnostica::gui {

/// Documents that cannot be chosen, with reasons, as lines of text: they cannot be read or played, or their id is
/// taken. Only the first few; empty if there are none.
QString notOffered(const rulesets::RulesShelf& shelf);

}  // namespace gnostica::gui
