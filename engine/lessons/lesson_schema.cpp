#include "engine/lessons/fields.h"
#include "engine/lessons/lesson.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

using nlohmann::json;

/// The same as schema.
json schemaOf(const Field& field) {
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
    case FieldKind::any: return json::object();
    case FieldKind::number: return {{"type", "integer"}, {"minimum", field.least}, {"maximum", field.most}};
    case FieldKind::word: return wordOf(static_cast<std::size_t>(field.most));
    case FieldKind::words: return listOf(wordOf(kLongestWord));
    case FieldKind::text:
        return {{"type", "object"}, {"required", {"en"}}, {"additionalProperties", {{"type", "string"}}}};
    case FieldKind::object: return schemaOf(field.fields);
    case FieldKind::objects: return listOf(schemaOf(field.fields));
    case FieldKind::goals: return listOf({{"$ref", "#/definitions/goal"}});
    }
    return {};
}

}  // namespace

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
                properties[std::string(key)] = schemaOf(*std::ranges::find(goalFields(), key, &Field::key));
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
