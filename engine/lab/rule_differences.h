// Differences between the documents of two rulesets, split into parts that can be transferred one by one: to find the
// part that makes a difference in play, not only in the text.
#pragma once

#include "engine/lab/position_pair.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace gnostica::engine {

class Registry;

}  // namespace gnostica::engine

namespace gnostica::engine::lab {

/// A setting; or a part that differs only as a whole: the power of a suit, the program of a major, a mechanic that only
/// one ruleset has, all these mechanics together.
struct RuleDifference {
    /// The key of the option table, "target", "majors.sun"; for parts outside the table "suits.sword",
    /// "mechanics.timer", "mechanics".
    std::string key;
    /// The values of the document that are transferred together.
    std::vector<std::string> pointers;
    std::string rule;  ///< id; empty for a mechanic that names none
    /// Of a setting; null for other parts, and if a side lacks the setting.
    Both<nlohmann::json> values = {};
    friend bool operator==(const RuleDifference&, const RuleDifference&) = default;
};

/// In the order of the option table; parts without effect on play (names, notes) are left out.
std::vector<RuleDifference> ruleDifferences(const RulesPair& rules, const Registry& registry);

/// The document `into` with this part from the document `from`.
nlohmann::json withDifference(nlohmann::json into, const nlohmann::json& from, const RuleDifference& difference);

}  // namespace gnostica::engine::lab
