#include "engine/lessons/fields.h"
#include "engine/lessons/lesson.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

using nlohmann::json;

/// The schema of one field.
json schemaOf(const LessonField& field) {
    const auto listOf = [&](json items) {
        return json{
            {"type", "array"}, {"minItems", field.least}, {"maxItems", field.most}, {"items", std::move(items)}};
    };
    const auto wordOf = [&](std::size_t longest) {
        return field.words.empty()
                   ? json{{"type", "string"}, {"maxLength", longest}}
                   : json{{"enum", json(std::vector<std::string>(field.words.begin(), field.words.end()))}};
    };
    switch (field.kind) {
    case LessonFieldKind::any: return json::object();
    case LessonFieldKind::number: return {{"type", "integer"}, {"minimum", field.least}, {"maximum", field.most}};
    case LessonFieldKind::word: return wordOf(static_cast<std::size_t>(field.most));
    case LessonFieldKind::words: return listOf(wordOf(kLongestWord));
    case LessonFieldKind::text:
        return {{"type", "object"}, {"required", {"en"}}, {"additionalProperties", {{"type", "string"}}}};
    case LessonFieldKind::object: return schemaOf(field.fields);
    case LessonFieldKind::objects: return listOf(schemaOf(field.fields));
    case LessonFieldKind::goals: return listOf({{"$ref", "#/definitions/goal"}});
    }
    return {};
}

}  // namespace

json schemaOf(std::span<const LessonField> fields) {
    json properties = json::object();
    json required = json::array();
    for (const LessonField& field : fields) {
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
                properties[std::string(key)] = schemaOf(*std::ranges::find(goalFields(), key, &LessonField::key));
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
