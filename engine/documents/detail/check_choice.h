// Problems of a ruleset and its expansions, for callers that do more than play.
#pragma once

#include "engine/documents/document.h"

namespace gnostica::engine {

/// All problems of a choice, including warnings about rules that can be played; with places as in loadRules().
/// Documents without available parents are checked as far as possible on their own.
Diagnostics checkChoice(const Library& library, const Registry& registry, const RulesetChoice& choice);

/// Problems of a document with a parent that can be found without the parent: shape, types, ranges and names of its
/// values.
Diagnostics checkDifferences(const nlohmann::json& document, const Registry& registry);

}  // namespace gnostica::engine
