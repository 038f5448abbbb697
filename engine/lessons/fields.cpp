#include "engine/lessons/fields.h"

#include "engine/lessons/guide.h"
#include "engine/lessons/lesson.h"
#include "engine/lessons/lesson_text.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

using nlohmann::json;
using enum FieldKind;

constexpr int kLongestText = static_cast<int>(kLongestLessonText);
constexpr int kLongestTitle = static_cast<int>(kLongestLessonTitle);
constexpr int kMostShown = 24;
constexpr int kMostSteps = 24;
constexpr int kMostTries = 12;
constexpr int kMostLanguages = 100;

constexpr std::array<std::string_view, 1> kGuideKind{"guide"};

constexpr std::array kShow{Field{"spaces", words, false, 0, kMostShown}, Field{"pieces", words, false, 0, kMostShown},
                           Field{"cards", words, false, 0, kMostShown},
                           Field{"areas", words, false, 0, kMostShown, kLessonAreaWords}};

constexpr std::array kTry{Field{"step", word, true, 0, static_cast<int>(kLongestWord)},
                          Field{"after", number, false, 0, kMostSteps}, Field{"rule", word, false, 0, 12},
                          Field{"says", text, false, 0, kLongestText}};

constexpr std::array kStage{Field{"text", text, true, 0, kLongestText},
                            Field{"show", object, false, 0, 0, {}, kShow},
                            Field{"goals", goals, false, 0, 8},
                            Field{"allow", words, false, 0, 12},
                            Field{"hint", text, false, 0, kLongestText},
                            Field{"success", text, false, 0, kLongestText},
                            Field{"solution", words, false, 0, kMostSteps},
                            Field{"tries", objects, false, 0, kMostTries, {}, kTry},
                            Field{"then", words, false, 0, kMostSteps}};

constexpr std::array kLesson{Field{"$schema", any},
                             Field{"format", number, true, kLessonFormat, kLessonFormat},
                             Field{"id", word, true, 0, 60},
                             Field{"group", word, true, 0, 0, kLessonGroupWords},
                             Field{"order", number, true, 0, 1000},
                             Field{"title", text, true, 0, kLongestTitle},
                             Field{"rules", words, false, 0, 24},
                             Field{"learner", word, false, 0, 1},
                             Field{"position", any, true},
                             Field{"chance", any},
                             Field{"stages", objects, true, 1, static_cast<int>(kMostStages), {}, kStage}};

constexpr std::array kMoment{Field{"at", word, true, 0, 0, kOccasionWords}, Field{"text", text, true, 0, kLongestText}};

constexpr std::array kGuide{Field{"$schema", any},
                            Field{"format", number, true, kLessonFormat, kLessonFormat},
                            Field{"kind", word, true, 0, 0, kGuideKind},
                            Field{"id", word, true, 0, 60},
                            Field{"title", text, true, 0, kLongestTitle},
                            Field{"position", any, true},
                            Field{"moments", objects, true, 1, static_cast<int>(kOccasionWords.size()), {}, kMoment}};

constexpr std::array kGoal{Field{"goal", word, true, 0, 20},
                           Field{"seat", word, false, 0, 1},
                           Field{"space", word, false, 0, 12},
                           Field{"facing", word, false, 0, 2},
                           Field{"size", number, false, 1, kSizes},
                           Field{"value", number, false, 1, 99},
                           Field{"least", number, false, 0, 99},
                           Field{"most", number, false, 0, 99},
                           Field{"card", word, false, 0, 40},
                           Field{"like", word, false, 0, static_cast<int>(kLongestWord)}};

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
        case any: break;
        case number: checkNumber(value, pointer); break;
        case word: checkWord(value, pointer, static_cast<std::size_t>(field_.most)); break;
        case text: checkText(value, pointer); break;
        case object: checkFields(value, pointer, field_.fields, problems_); break;
        case words:
        case objects:
        case goals: checkList(value, pointer); break;
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
            if (field_.kind == words) {
                checkWord(value[i], place, kLongestWord);
            } else {
                checkFields(value[i], place, field_.kind == goals ? goalFields() : field_.fields, problems_);
            }
        }
    }

    const Field& field_;
    Problems& problems_;
};

/// The same as schema.
json schemaOf(const Field& field) {
    const auto listOf = [&](json items) {
        return json{
            {"type", "array"}, {"minItems", field.least}, {"maxItems", field.most}, {"items", std::move(items)}};
    };
    const auto wordOf = [&](std::size_t longest) {
        return field.words.empty() ? json{{"type", "string"}, {"maxLength", longest}}
                                   : json{{"enum", copied(field.words)}};
    };
    switch (field.kind) {
    case any: return json::object();
    case number: return {{"type", "integer"}, {"minimum", field.least}, {"maximum", field.most}};
    case word: return wordOf(static_cast<std::size_t>(field.most));
    case words: return listOf(wordOf(kLongestWord));
    case text: return {{"type", "object"}, {"required", {"en"}}, {"additionalProperties", {{"type", "string"}}}};
    case object: return schemaOf(field.fields);
    case objects: return listOf(schemaOf(field.fields));
    case goals: return listOf({{"$ref", "#/definitions/goal"}});
    }
    return {};
}

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

json schemaOf(std::span<const Field> fields) {
    json properties = json::object();
    json required = json::array();
    for (const Field& field : fields) {
        properties[std::string(field.key)] = schemaOf(field);
        if (field.required) {
            required.push_back(field.key);
        }
    }
    json schema{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
    if (!required.empty()) {
        schema["required"] = std::move(required);
    }
    return schema;
}

json lessonSchema() {
    json ways = json::array();
    for (const GoalForm& form : goalForms()) {
        json properties{{"goal", {{"enum", {form.word}}}}};
        json required{"goal"};
        for (const auto keys : {form.needed, form.allowed}) {
            for (const std::string_view key : keys) {
                properties[std::string(key)] = schemaOf(*std::ranges::find(kGoal, key, &Field::key));
            }
        }
        for (const std::string_view key : form.needed) {
            required.push_back(key);
        }
        ways.push_back({{"type", "object"},
                        {"properties", std::move(properties)},
                        {"required", std::move(required)},
                        {"additionalProperties", false}});
    }
    return {{"$schema", "http://json-schema.org/draft-07/schema#"},
            {"title", "Gnostica lesson"},
            {"oneOf", json::array({schemaOf(lessonFields()), schemaOf(guideFields())})},
            {"definitions", {{"goal", {{"oneOf", std::move(ways)}}}}}};
}

}  // namespace gnostica::engine
