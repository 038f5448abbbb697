// JSON text that somebody is still writing.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

enum class PlaceKind : std::uint8_t { none, key, value };

/// A place in a text where a key or a value stands or may be written. Offsets in bytes.
struct WritingPlace {
    PlaceKind kind = PlaceKind::none;
    /// Of the object that the key belongs to, or of the value.
    std::string pointer;
    /// What is written there already, with its quotes; both at the offset where there is nothing.
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string word;                        ///< the same, as it is meant
    std::string prefix;                      ///< of that, what stands before the offset
    bool hasColon = false;                   ///< a key with a value behind it, or soon
    std::optional<std::size_t> commaBefore;  ///< where a comma is missing before it
    bool commaBehind = false;                ///< one will be missing behind it

    /// The member that a key names, or the value itself: what the place is about.
    std::string about() const;
};

/// What can be made out of a text, whatever it is.
struct JsonSketch {
    nlohmann::json value;  ///< of what is broken, as much as can be understood
    WritingPlace place;
};

/// Containers in containers that are looked into; beyond, there are no places.
inline constexpr std::size_t kDeepestSketch = 64;

/// Reads any text, and says what stands at the offset. It looks at each byte a bounded number of times.
JsonSketch sketchOf(std::string_view text, std::size_t offset);

}  // namespace gnostica::engine
