// The base game's ruleset for tests, as shipped and with settings changed.
#pragma once

#include "engine/rules/rules.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace gnostica::tests {

/// The base game as it is shipped; compiled once.
std::shared_ptr<const engine::Rules> baseRules();

/// The base game with settings changed by key: {"target": 8}. Nullptr if they cannot be combined.
std::shared_ptr<const engine::Rules> tryRulesWith(const nlohmann::json& options);

/// The same for settings that are known to be valid; throws otherwise.
std::shared_ptr<const engine::Rules> rulesWith(const nlohmann::json& options);

/// The base game with a merge patch (RFC 7396), for changes that no option can make. Throws if it is refused.
std::shared_ptr<const engine::Rules> rulesPatched(const nlohmann::json& patch);

/// Options that change one setting each: every value of every switch and choice, the bounds of every number, and of
/// every set none, all and each single word. Changes that a ruleset does not allow alone are left out.
std::vector<nlohmann::json> singleChanges();

}  // namespace gnostica::tests
