// In what the documents of two rulesets differ, cut into parts that can be carried over one by one: to find out which
// of them makes a difference, not only which are written differently.
#pragma once

#include "engine/lab/position_pair.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace gnostica::engine {

class Registry;

}  // namespace gnostica::engine

namespace gnostica::engine::lab {

/// A setting; or what is one only as a whole: the power of a suit, what a major can do, a mechanic that one has alone,
/// all these mechanics together.
struct RuleDifference {
    /// Of the option table, "target", "majors.sun"; "suits.sword", "mechanics.timer", "mechanics" for what is in no
    /// table.
    std::string key;
    /// What is carried over together, in the document.
    std::vector<std::string> pointers;
    std::string rule;  ///< id; may be empty for a mechanic that names none
    /// Of a setting; null for the others, and where a side has no such setting.
    Both<nlohmann::json> values = {};
    friend bool operator==(const RuleDifference&, const RuleDifference&) = default;
};

/// In the order of the option table; what does not matter for play (names, notes) is left out.
std::vector<RuleDifference> ruleDifferences(const RulesPair& rules, const Registry& registry);

/// The document `into` with this as `from` has it.
nlohmann::json withDifference(nlohmann::json into, const nlohmann::json& from, const RuleDifference& difference);

}  // namespace gnostica::engine::lab
