// Values of documents from outside, taken for what they are. Nothing here throws, whatever stands in the document.
#pragma once

#include "engine/documents/problems.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The member of that name; nullptr if there is none, or if the value is not an object.
const nlohmann::json* memberNamed(const nlohmann::json& value, std::string_view key);

// Of nullptr, as of every value of another type: nullptr, nothing, an empty list.

const std::string* textIn(const nlohmann::json* value);
/// A whole number that an int64 holds.
std::optional<std::int64_t> wholeIn(const nlohmann::json* value);
const std::vector<nlohmann::json>& elementsIn(const nlohmann::json* value);

/// A value as JSON text; bytes that are not UTF-8 are replaced. `indent` is that of json::dump().
std::string jsonText(const nlohmann::json& value, int indent = -1);
/// The same of one whose members are in an order of their own.
std::string orderedText(const nlohmann::ordered_json& value, int indent = -1);

/// A value and its place in a document, to be read as what is expected there. Where it is something else a problem is
/// added, and nothing is returned.
class Reading {
public:
    /// All three must outlive it.
    Reading(const nlohmann::json& value, std::string pointer, Problems& problems)
        : value_(value),
          pointer_(std::move(pointer)),
          problems_(problems) {}

    const nlohmann::json& value() const { return value_; }
    const std::string& pointer() const { return pointer_; }

    /// Nothing, and no problem, where there is no such member.
    std::optional<Reading> find(std::string_view key) const;
    /// At most so many bytes.
    const std::string* text(std::size_t longest) const;
    std::optional<std::int64_t> whole(std::int64_t least, std::int64_t most) const;
    /// From 0 on.
    std::optional<std::uint64_t> natural() const;
    /// Whole or not.
    std::optional<double> real(double least, double most) const;
    /// Is it an object with these members and no others? Each that is missing is told, and each that is too much.
    bool hasExactly(const std::vector<std::string>& keys) const;
    /// Empty as well where their number is not in the range.
    std::vector<Reading> elements(std::size_t least, std::size_t most) const;

    void wrongType(std::string expected) const { problems_.wrongType(pointer_, value_, std::move(expected)); }

private:
    const nlohmann::json& value_;
    std::string pointer_;
    Problems& problems_;
};

}  // namespace gnostica::engine
