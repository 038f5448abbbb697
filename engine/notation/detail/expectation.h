// The expectations of a scenario, its key "expect".
#pragma once

#include "engine/notation/rehearsal.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace gnostica::engine {

/// An expected value and the value found, in a canonical form: equal values are equal JSON (sets sorted, spellings
/// canonical).
struct Comparison {
    nlohmann::json expected;
    nlohmann::json found;
};

/// Compares one key; nullopt if there is no such key.
std::optional<Comparison> compare(const Rehearsal& at, const std::string& key, const nlohmann::json& expected);

/// The keys that an expectation can have, except fields of mechanics.
std::vector<std::string> expectationKeys();

}  // namespace gnostica::engine
