// What documents of lessons may hold, as data: for their reader and their schema.
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
    number,   ///< whole, `least` to `most`
    word,     ///< one of `words`, or any of at most `most` bytes where there are none
    words,    ///< a list of at most `most` such words, none of which is longer than kLongestWord
    text,     ///< translations, none longer than `most` characters
    object,   ///< of `fields`
    objects,  ///< a list of at most `most` of them
    goals     ///< likewise, of goals
};

/// Bytes of a word in a list: a step, a pattern, the name of a thing.
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
/// Those of all kinds of goals.
std::span<const LessonField> goalFields();

/// Whether an object holds these fields and no others, each as it must be.
void checkFields(const nlohmann::json& object, const std::string& pointer, std::span<const LessonField> fields,
                 Problems& problems);

/// The schema of such an object.
nlohmann::json schemaOf(std::span<const LessonField> fields);

}  // namespace gnostica::engine
