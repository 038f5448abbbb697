// Safe access to values of documents from outside. Nothing here throws, whatever the document contains.
#pragma once

#include "engine/documents/problems.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The member with this name; nullptr if it does not exist or the value is not an object.
const nlohmann::json* memberNamed(const nlohmann::json& value, std::string_view key);

// For nullptr and for values of another type these return nullptr, nullopt or an empty list.

const std::string* textIn(const nlohmann::json* value);
/// An integer that fits into an int64.
std::optional<std::int64_t> wholeIn(const nlohmann::json* value);
const std::vector<nlohmann::json>& elementsIn(const nlohmann::json* value);

/// A value as JSON text; invalid UTF-8 is replaced. `indent` as in json::dump().
std::string jsonText(const nlohmann::json& value, int indent = -1);
/// As jsonText(), for members in their own order.
std::string orderedText(const nlohmann::ordered_json& value, int indent = -1);

/// A value and its place in a document, for reading it as the expected type. A value of another type adds a problem and
/// returns nothing.
class Reading {
public:
    /// All three must outlive this.
    Reading(const nlohmann::json& value, std::string pointer, Problems& problems)
        : value_(value),
          pointer_(std::move(pointer)),
          problems_(problems) {}

    const nlohmann::json& value() const { return value_; }
    const std::string& pointer() const { return pointer_; }

    /// nullopt without a problem if the member does not exist.
    std::optional<Reading> find(std::string_view key) const;
    /// At most `longest` bytes.
    const std::string* text(std::size_t longest) const;
    std::optional<std::int64_t> whole(std::int64_t least, std::int64_t most) const;
    /// 0 or more.
    std::optional<std::uint64_t> natural() const;
    /// An integer or a fraction.
    std::optional<double> real(double least, double most) const;
    /// Is it an object with exactly these members? Reports each missing and each surplus member.
    bool hasExactly(const std::vector<std::string>& keys) const;
    /// Also empty if the number of elements is out of range.
    std::vector<Reading> elements(std::size_t least, std::size_t most) const;

    void wrongType(std::string expected) const { problems_.wrongType(pointer_, value_, std::move(expected)); }

private:
    const nlohmann::json& value_;
    std::string pointer_;
    Problems& problems_;
};

}  // namespace gnostica::engine
