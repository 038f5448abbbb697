// Sentences about rulesets among others.
#pragma once

#include "app/rulesets/ruleset_family.h"

#include <QString>

#include <string>
#include <vector>

namespace gnostica::gui {

/// The name of a ruleset for use within a sentence; its id if it has no name.
QString shelfName(const engine::Library& library, const std::string& id);

/// "A, B and C"
QString shelfNames(const engine::Library& library, const std::vector<std::string>& ids);

/// Names the rulesets that extend this one or include it as an expansion; empty if there are none.
QString dependantsSentence(const engine::Library& library, const rulesets::Dependants& dependants);

}  // namespace gnostica::gui
