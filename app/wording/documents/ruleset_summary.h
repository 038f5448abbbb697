// The special features of a ruleset, in a sentence.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"

#include <QString>

#include <string>

namespace gnostica::wording {

/// The base game, to which others are compared.
inline constexpr const char* kBaseGame = "gnostica";

/// The author's summary (foreign text: escape it), or else the rules in which the ruleset differs from the base game.
/// Empty if there is no such ruleset, or if it cannot be played.
QString rulesetSummary(const engine::Library& library, const engine::Registry& registry, const Vocabulary& vocabulary,
                       const std::string& id);

}  // namespace gnostica::wording
