// The "expect" of a scenario.
#pragma once

#include "engine/notation/rehearsal.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace gnostica::engine {

/// An expected value and the one found, in a form in which equal ones are equal JSON (sets sorted, spellings
/// canonical).
struct Comparison {
    nlohmann::json expected;
    nlohmann::json found;
};

/// Compares one key; nullopt if there is none of that name.
std::optional<Comparison> compare(const Rehearsal& at, const std::string& key, const nlohmann::json& expected);

/// The keys that an expectation may have, fields of mechanics excepted.
std::vector<std::string> expectationKeys();

}  // namespace gnostica::engine
