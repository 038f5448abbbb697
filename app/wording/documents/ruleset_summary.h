// In a sentence, what is special about a ruleset.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"

#include <QString>

#include <string>

namespace gnostica::wording {

/// The base game, with which others are compared.
inline constexpr const char* kBaseGame = "gnostica";

/// What its author says of it (escape it: a stranger's text); where the author says nothing, in which rules it differs
/// from the base game. Empty if there is no such ruleset, or if it cannot be played.
QString rulesetSummary(const engine::Library& library, const engine::Registry& registry, const Vocabulary& vocabulary,
                       const std::string& id);

}  // namespace gnostica::wording
