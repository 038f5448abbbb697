// Export of a ruleset as a single file.
#pragma once

#include "app/rulesets/own_rulesets.h"

#include <string>
#include <vector>

namespace gnostica::rulesets {

/// The user's own rulesets on which a ruleset is based, nearest first: other users do not have them.
std::vector<std::string> ownAncestorsOf(const RulesShelf& shelf, const std::string& id);

/// An equivalent document that needs only rulesets of the program: for a game, its differences from the nearest such
/// game, or all of it if there is none; for an expansion, also the changes made by its parents.
RulesetResult<std::string> asOneDocument(const RulesShelf& shelf, const std::string& id);

}  // namespace gnostica::rulesets
