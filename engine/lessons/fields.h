// The fields that documents of lessons can have, as data for their reader and their schema.
#pragma once

#include "engine/documents/problems.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace gnostica::engine {

enum class LessonFieldKind : std::uint8_t {
    any,      ///< checked elsewhere
    number,   ///< a whole number, `least` to `most`
    word,     ///< one of `words`; if there are none, any word of at most `most` bytes
    words,    ///< a list of at most `most` such words, none longer than kLongestWord
    text,     ///< translations, none longer than `most` characters
    object,   ///< an object with `fields`
    objects,  ///< a list of at most `most` such objects
    goals     ///< a list of at most `most` goals
};

/// The most bytes of a word in a list: a step, a pattern, the name of a thing.
inline constexpr std::size_t kLongestWord = 160;

struct LessonField {
    std::string_view key;
    LessonFieldKind kind = LessonFieldKind::any;
    bool required = false;
    int least = 0;
    int most = 0;
    std::span<const std::string_view> words = {};
    std::span<const LessonField> fields = {};
};

std::span<const LessonField> lessonFields();
std::span<const LessonField> guideFields();
/// The fields of all kinds of goals.
std::span<const LessonField> goalFields();

/// Checks that an object has these fields and no others, each with the right value.
void checkFields(const nlohmann::json& object, const std::string& pointer, std::span<const LessonField> fields,
                 Problems& problems);

/// The schema of an object with these fields.
nlohmann::json schemaOf(std::span<const LessonField> fields);

}  // namespace gnostica::engine
