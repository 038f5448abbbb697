// JSON text that is still being typed.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

enum class PlaceKind : std::uint8_t { none, key, value };

/// The place of an existing or possible key or value in a text. Offsets in bytes.
struct WritingPlace {
    PlaceKind kind = PlaceKind::none;
    /// Of the object that contains the key, or of the value.
    std::string pointer;
    /// The text already there, with its quotes; both equal the offset if there is none.
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string word;                        ///< the text already there, decoded
    std::string prefix;                      ///< the part of `word` before the offset
    bool hasColon = false;                   ///< for a key: a value follows or will follow
    std::optional<std::size_t> commaBefore;  ///< where a comma is missing before the place
    bool commaBehind = false;                ///< a comma will be missing after the place

    /// The subject of the place: the member that a key names, or the value itself.
    std::string about() const;
};

/// Everything that can be read from an arbitrary text.
struct JsonSketch {
    nlohmann::json value;  ///< as much as can be understood, if the text is broken
    WritingPlace place;
};

/// Levels of nested containers that are read; deeper levels have no places.
inline constexpr std::size_t kDeepestSketch = 64;

/// Reads any text and finds the place at the offset. Looks at each byte a bounded number of times.
JsonSketch sketchOf(std::string_view text, std::size_t offset);

}  // namespace gnostica::engine
