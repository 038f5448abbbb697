// What is missing where rulesets are chosen.
#pragma once

#include "app/rulesets/rules_shelf.h"

#include <QString>

namespace gnostica::gui {

/// Documents that cannot be chosen, with the reason, as lines of text: those that cannot be read or played, and those
/// whose id another one has. The first few; empty if there are none.
QString notOffered(const RulesShelf& shelf);

}  // namespace gnostica::gui
