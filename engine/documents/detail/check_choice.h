// What is wrong with a ruleset and its expansions, for those who do not only want to play.
#pragma once

#include "engine/documents/document.h"

namespace gnostica::engine {

/// All that is wrong with a choice, warnings about what could be played all the same included; with places like
/// those of loadRules(). Documents whose parents cannot be had are judged as far as they go by themselves.
Diagnostics checkChoice(const Library& library, const Registry& registry, const RulesetChoice& choice);

/// What is wrong with a document that extends another, as far as that can be told without the other: shape, types,
/// ranges and names of what stands in it.
Diagnostics checkDifferences(const nlohmann::json& document, const Registry& registry);

}  // namespace gnostica::engine
