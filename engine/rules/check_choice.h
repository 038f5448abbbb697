// What is wrong with a ruleset and its expansions, for those who do not only want to play.
#pragma once

#include "engine/rules/document.h"

namespace gnostica::engine {

/// All that is wrong with a choice, warnings about what could be played all the same included; with places like
/// those of loadRules().
Diagnostics checkChoice(const Library& library, const Registry& registry, const RulesetChoice& choice);

}  // namespace gnostica::engine
