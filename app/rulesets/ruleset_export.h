// A ruleset as one file for others.
#pragma once

#include "app/rulesets/own_rulesets.h"

#include <string>
#include <vector>

namespace gnostica::gui {

/// The user's own rulesets that a ruleset builds on, the nearest first: nobody else has them.
std::vector<std::string> ownAncestorsOf(const RulesShelf& shelf, const std::string& id);

/// The text of one document that means the same and builds on nothing but what comes with the program: a game with its
/// differences from the nearest such game, or whole if there is none; an expansion with all that its parents change.
RulesetResult<std::string> asOneDocument(const RulesShelf& shelf, const std::string& id);

}  // namespace gnostica::gui
