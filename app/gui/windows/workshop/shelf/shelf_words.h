// Sentences about rulesets among others.
#pragma once

#include "app/rulesets/ruleset_family.h"

#include <QString>

#include <string>
#include <vector>

namespace gnostica::gui {

/// The name of a ruleset, to stand within a sentence; its id if it has none.
QString shelfName(const engine::Library& library, const std::string& id);

/// "A, B and C"
QString shelfNames(const engine::Library& library, const std::vector<std::string>& ids);

/// Who extends a ruleset, and who is played with it as an expansion; empty if nobody does.
QString dependantsSentence(const engine::Library& library, const Dependants& dependants);

}  // namespace gnostica::gui
