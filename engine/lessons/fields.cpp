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
constexpr int kMostOfTry = 90;    ///< characters
constexpr int kMostOfPoint = 40;  ///< bytes

constexpr std::array<std::string_view, 1> kGuideKind{"guide"};

constexpr std::array kShow{LessonField{"spaces", LessonFieldKind::words, false, 0, kMostShown},
                           LessonField{"pieces", LessonFieldKind::words, false, 0, kMostShown},
                           LessonField{"cards", LessonFieldKind::words, false, 0, kMostShown},
                           LessonField{"areas", LessonFieldKind::words, false, 0, kMostShown, kLessonAreaWords}};

constexpr std::array kTry{LessonField{"step", LessonFieldKind::word, true, 0, static_cast<int>(kLongestWord)},
                          LessonField{"after", LessonFieldKind::number, false, 0, kMostSteps},
                          LessonField{"rule", LessonFieldKind::word, false, 0, 12},
                          LessonField{"says", LessonFieldKind::text, false, 0, kMostCharacters}};

constexpr std::array kStage{LessonField{"text", LessonFieldKind::text, true, 0, kMostCharacters},
                            LessonField{"show", LessonFieldKind::object, false, 0, 0, {}, kShow},
                            LessonField{"goals", LessonFieldKind::goals, false, 0, 8},
                            LessonField{"allow", LessonFieldKind::words, false, 0, 12},
                            LessonField{"hint", LessonFieldKind::text, false, 0, kMostCharacters},
                            LessonField{"success", LessonFieldKind::text, false, 0, kMostCharacters},
                            LessonField{"solution", LessonFieldKind::words, false, 0, kMostSteps},
                            LessonField{"tries", LessonFieldKind::objects, false, 0, kMostTries, {}, kTry},
                            LessonField{"then", LessonFieldKind::words, false, 0, kMostSteps}};

constexpr std::array kLesson{
    LessonField{"$schema", LessonFieldKind::any},
    LessonField{"format", LessonFieldKind::number, true, kLessonFormat, kLessonFormat},
    LessonField{"id", LessonFieldKind::word, true, 0, 60},
    LessonField{"group", LessonFieldKind::word, true, 0, 0, kLessonGroupWords},
    LessonField{"order", LessonFieldKind::number, true, 0, 1000},
    LessonField{"title", LessonFieldKind::text, true, 0, kMostOfTitle},
    LessonField{"rules", LessonFieldKind::words, false, 0, 24},
    LessonField{"learner", LessonFieldKind::word, false, 0, 1},
    LessonField{"position", LessonFieldKind::any, true},
    LessonField{"chance", LessonFieldKind::any},
    LessonField{"stages", LessonFieldKind::objects, true, 1, static_cast<int>(kMostStages), {}, kStage}};

constexpr std::array kPage{LessonField{"title", LessonFieldKind::text, false, 0, kMostOfTitle},
                           LessonField{"text", LessonFieldKind::text, true, 0, kMostCharacters},
                           LessonField{"try", LessonFieldKind::text, false, 0, kMostOfTry},
                           LessonField{"point", LessonFieldKind::word, false, 0, kMostOfPoint}};

constexpr std::array kMoment{
    LessonField{"at", LessonFieldKind::word, true, 0, 0, kOccasionWords},
    kPage[0],
    kPage[1],
    kPage[2],
    kPage[3],
    LessonField{"more", LessonFieldKind::objects, false, 0, static_cast<int>(kMostPages) - 1, {}, kPage}};

constexpr std::array kGuide{
    LessonField{"$schema", LessonFieldKind::any},
    LessonField{"format", LessonFieldKind::number, true, kLessonFormat, kLessonFormat},
    LessonField{"kind", LessonFieldKind::word, true, 0, 0, kGuideKind},
    LessonField{"id", LessonFieldKind::word, true, 0, 60},
    LessonField{"title", LessonFieldKind::text, true, 0, kMostOfTitle},
    LessonField{"position", LessonFieldKind::any, true},
    LessonField{"moments", LessonFieldKind::objects, true, 1, static_cast<int>(kOccasionWords.size()), {}, kMoment}};

constexpr std::array kGoal{LessonField{"goal", LessonFieldKind::word, true, 0, 20},
                           LessonField{"seat", LessonFieldKind::word, false, 0, 1},
                           LessonField{"space", LessonFieldKind::word, false, 0, 12},
                           LessonField{"facing", LessonFieldKind::word, false, 0, 2},
                           LessonField{"size", LessonFieldKind::number, false, 1, kSizes},
                           LessonField{"value", LessonFieldKind::number, false, 1, 99},
                           LessonField{"least", LessonFieldKind::number, false, 0, 99},
                           LessonField{"most", LessonFieldKind::number, false, 0, 99},
                           LessonField{"card", LessonFieldKind::word, false, 0, 40},
                           LessonField{"like", LessonFieldKind::word, false, 0, static_cast<int>(kLongestWord)}};

std::vector<std::string> keysOfFields(std::span<const LessonField> fields) {
    std::vector<std::string> keys;
    for (const LessonField& field : fields) {
        keys.emplace_back(field.key);
    }
    return keys;
}

std::vector<std::string> copied(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

/// Checks one value; if it is wrong, reports the problem and does not check the values below.
class LessonFieldCheck {
public:
    LessonFieldCheck(const LessonField& field, Problems& problems) : field_(field), problems_(problems) {}

    void check(const json& value, const std::string& pointer) const {
        switch (field_.kind) {
        case LessonFieldKind::any: break;
        case LessonFieldKind::number: checkNumber(value, pointer); break;
        case LessonFieldKind::word: checkWord(value, pointer, static_cast<std::size_t>(field_.most)); break;
        case LessonFieldKind::text: checkText(value, pointer); break;
        case LessonFieldKind::object: checkFields(value, pointer, field_.fields, problems_); break;
        case LessonFieldKind::words:
        case LessonFieldKind::objects:
        case LessonFieldKind::goals: checkList(value, pointer); break;
        }
    }

private:
    void checkNumber(const json& value, const std::string& pointer) const {
        if (!value.is_number_integer()) {
            problems_.wrongType(pointer, value, "integer");
        } else if (field_.key == "format" && value != field_.most) {
            problems_.add(wrongFormat(pointer, value, field_.most));
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
            problems_.wrongType(pointer, value, kTextsType);
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
            problems_.wrongCount(pointer, value.size(), static_cast<std::size_t>(field_.least),
                                 static_cast<std::size_t>(field_.most));
            return;
        }
        for (std::size_t i = 0; i < value.size() && !problems_.full(); ++i) {
            const std::string place = childOf(pointer, i);
            if (field_.kind == LessonFieldKind::words) {
                checkWord(value[i], place, kLongestWord);
            } else {
                checkFields(value[i], place, field_.kind == LessonFieldKind::goals ? goalFields() : field_.fields,
                            problems_);
            }
        }
    }

    const LessonField& field_;
    Problems& problems_;
};

}  // namespace

std::span<const LessonField> lessonFields() {
    return kLesson;
}

std::span<const LessonField> guideFields() {
    return kGuide;
}

std::span<const LessonField> goalFields() {
    return kGoal;
}

void checkFields(const json& object, const std::string& pointer, std::span<const LessonField> fields,
                 Problems& problems) {
    if (!object.is_object()) {
        problems.wrongType(pointer, object, "object");
        return;
    }
    for (const auto& [key, value] : object.items()) {
        const auto field = std::ranges::find(fields, key, &LessonField::key);
        if (field == fields.end()) {
            problems.unknownKey(pointer, key, keysOfFields(fields));
        } else {
            LessonFieldCheck(*field, problems).check(value, childOf(pointer, key));
        }
    }
    for (const LessonField& field : fields) {
        if (field.required && !object.contains(field.key)) {
            problems.missingKey(pointer, std::string(field.key));
        }
    }
}

}  // namespace gnostica::engine
