#include "engine/lessons/fields.h"

#include "engine/lessons/guide.h"
#include "engine/lessons/lesson.h"
#include "engine/lessons/lesson_text.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

using nlohmann::json;

constexpr int kMostCharacters = static_cast<int>(kLongestLessonText);
constexpr int kMostOfTitle = static_cast<int>(kLongestLessonTitle);
constexpr int kMostShown = 24;
constexpr int kMostSteps = 24;
constexpr int kMostTries = 12;
constexpr int kMostLanguages = 100;

constexpr std::array<std::string_view, 1> kGuideKind{"guide"};

constexpr std::array kShow{Field{"spaces", FieldKind::words, false, 0, kMostShown},
                           Field{"pieces", FieldKind::words, false, 0, kMostShown},
                           Field{"cards", FieldKind::words, false, 0, kMostShown},
                           Field{"areas", FieldKind::words, false, 0, kMostShown, kLessonAreaWords}};

constexpr std::array kTry{Field{"step", FieldKind::word, true, 0, static_cast<int>(kLongestWord)},
                          Field{"after", FieldKind::number, false, 0, kMostSteps},
                          Field{"rule", FieldKind::word, false, 0, 12},
                          Field{"says", FieldKind::text, false, 0, kMostCharacters}};

constexpr std::array kStage{Field{"text", FieldKind::text, true, 0, kMostCharacters},
                            Field{"show", FieldKind::object, false, 0, 0, {}, kShow},
                            Field{"goals", FieldKind::goals, false, 0, 8},
                            Field{"allow", FieldKind::words, false, 0, 12},
                            Field{"hint", FieldKind::text, false, 0, kMostCharacters},
                            Field{"success", FieldKind::text, false, 0, kMostCharacters},
                            Field{"solution", FieldKind::words, false, 0, kMostSteps},
                            Field{"tries", FieldKind::objects, false, 0, kMostTries, {}, kTry},
                            Field{"then", FieldKind::words, false, 0, kMostSteps}};

constexpr std::array kLesson{Field{"$schema", FieldKind::any},
                             Field{"format", FieldKind::number, true, kLessonFormat, kLessonFormat},
                             Field{"id", FieldKind::word, true, 0, 60},
                             Field{"group", FieldKind::word, true, 0, 0, kLessonGroupWords},
                             Field{"order", FieldKind::number, true, 0, 1000},
                             Field{"title", FieldKind::text, true, 0, kMostOfTitle},
                             Field{"rules", FieldKind::words, false, 0, 24},
                             Field{"learner", FieldKind::word, false, 0, 1},
                             Field{"position", FieldKind::any, true},
                             Field{"chance", FieldKind::any},
                             Field{"stages", FieldKind::objects, true, 1, static_cast<int>(kMostStages), {}, kStage}};

constexpr std::array kMoment{Field{"at", FieldKind::word, true, 0, 0, kOccasionWords},
                             Field{"text", FieldKind::text, true, 0, kMostCharacters}};

constexpr std::array kGuide{
    Field{"$schema", FieldKind::any},
    Field{"format", FieldKind::number, true, kLessonFormat, kLessonFormat},
    Field{"kind", FieldKind::word, true, 0, 0, kGuideKind},
    Field{"id", FieldKind::word, true, 0, 60},
    Field{"title", FieldKind::text, true, 0, kMostOfTitle},
    Field{"position", FieldKind::any, true},
    Field{"moments", FieldKind::objects, true, 1, static_cast<int>(kOccasionWords.size()), {}, kMoment}};

constexpr std::array kGoal{Field{"goal", FieldKind::word, true, 0, 20},
                           Field{"seat", FieldKind::word, false, 0, 1},
                           Field{"space", FieldKind::word, false, 0, 12},
                           Field{"facing", FieldKind::word, false, 0, 2},
                           Field{"size", FieldKind::number, false, 1, kSizes},
                           Field{"value", FieldKind::number, false, 1, 99},
                           Field{"least", FieldKind::number, false, 0, 99},
                           Field{"most", FieldKind::number, false, 0, 99},
                           Field{"card", FieldKind::word, false, 0, 40},
                           Field{"like", FieldKind::word, false, 0, static_cast<int>(kLongestWord)}};

std::vector<std::string> keysOfFields(std::span<const Field> fields) {
    std::vector<std::string> keys;
    for (const Field& field : fields) {
        keys.emplace_back(field.key);
    }
    return keys;
}

std::vector<std::string> copied(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

/// Checks one value; where it goes wrong the problem is told, and nothing below is looked at.
class FieldCheck {
public:
    FieldCheck(const Field& field, Problems& problems) : field_(field), problems_(problems) {}

    void check(const json& value, const std::string& pointer) const {
        switch (field_.kind) {
        case FieldKind::any: break;
        case FieldKind::number: checkNumber(value, pointer); break;
        case FieldKind::word: checkWord(value, pointer, static_cast<std::size_t>(field_.most)); break;
        case FieldKind::text: checkText(value, pointer); break;
        case FieldKind::object: checkFields(value, pointer, field_.fields, problems_); break;
        case FieldKind::words:
        case FieldKind::objects:
        case FieldKind::goals: checkList(value, pointer); break;
        }
    }

private:
    void checkNumber(const json& value, const std::string& pointer) const {
        if (!value.is_number_integer()) {
            problems_.wrongType(pointer, value, "integer");
        } else if (value < field_.least || value > field_.most) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, pointer, shown(value),
                                    std::to_string(field_.least) + ".." + std::to_string(field_.most)));
        }
    }

    void checkWord(const json& value, const std::string& pointer, std::size_t longest) const {
        if (!value.is_string()) {
            problems_.wrongType(pointer, value, "string");
        } else if (!field_.words.empty()) {
            if (std::ranges::find(field_.words, value.get_ref<const std::string&>()) == field_.words.end()) {
                problems_.wrongValue(pointer, value, copied(field_.words));
            }
        } else if (value.get_ref<const std::string&>().size() > longest) {
            problems_.add(problemAt(DiagnosticCode::tooLong, pointer, {}, std::to_string(longest)));
        }
    }

    void checkText(const json& value, const std::string& pointer) const {
        if (!value.is_object()) {
            problems_.wrongType(pointer, value, "object");
            return;
        }
        if (!value.contains("en")) {
            problems_.missingKey(pointer, "en");
        }
        if (value.size() > kMostLanguages) {
            problems_.add(problemAt(DiagnosticCode::tooLarge, pointer, {}, std::to_string(kMostLanguages)));
            return;
        }
        for (const auto& [language, translated] : value.items()) {
            const std::string place = childOf(pointer, language);
            if (!translated.is_string()) {
                problems_.wrongType(place, translated, "string");
            } else if (const auto& written = translated.get_ref<const std::string&>();
                       readingLength(written) > static_cast<std::size_t>(field_.most)) {
                problems_.add(problemAt(DiagnosticCode::tooLarge, place, {}, std::to_string(field_.most)));
            } else if (auto parts = lessonTextParts(written); !parts) {
                parts.error().pointer = place;
                problems_.add(std::move(parts.error()));
            }
        }
    }

    void checkList(const json& value, const std::string& pointer) const {
        if (!value.is_array()) {
            problems_.wrongType(pointer, value, "array");
            return;
        }
        if (value.size() > static_cast<std::size_t>(field_.most) ||
            value.size() < static_cast<std::size_t>(field_.least)) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, pointer, std::to_string(value.size()),
                                    std::to_string(field_.least) + ".." + std::to_string(field_.most)));
            return;
        }
        for (std::size_t i = 0; i < value.size() && !problems_.full(); ++i) {
            const std::string place = childOf(pointer, i);
            if (field_.kind == FieldKind::words) {
                checkWord(value[i], place, kLongestWord);
            } else {
                checkFields(value[i], place, field_.kind == FieldKind::goals ? goalFields() : field_.fields, problems_);
            }
        }
    }

    const Field& field_;
    Problems& problems_;
};

}  // namespace

std::span<const Field> lessonFields() {
    return kLesson;
}

std::span<const Field> guideFields() {
    return kGuide;
}

std::span<const Field> goalFields() {
    return kGoal;
}

void checkFields(const json& object, const std::string& pointer, std::span<const Field> fields, Problems& problems) {
    if (!object.is_object()) {
        problems.wrongType(pointer, object, "object");
        return;
    }
    for (const auto& [key, value] : object.items()) {
        const auto field = std::ranges::find(fields, key, &Field::key);
        if (field == fields.end()) {
            problems.unknownKey(pointer, key, keysOfFields(fields));
        } else {
            FieldCheck(*field, problems).check(value, childOf(pointer, key));
        }
    }
    for (const Field& field : fields) {
        if (field.required && !object.contains(field.key)) {
            problems.missingKey(pointer, std::string(field.key));
        }
    }
}

}  // namespace gnostica::engine
