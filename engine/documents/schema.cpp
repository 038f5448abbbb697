// The JSON Schema of ruleset documents, for editors. It describes documents as they are written: a document may be a
// patch (`extends`, expansions), so only one without a parent must be complete. The schema does not know the powers and
// mechanics of plug-ins: it accepts their names and parameters, and leaves the check to checkDocument().
#include "engine/documents/card_powers.h"
#include "engine/documents/document.h"
#include "engine/documents/option_schema.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"
#include "engine/model/card_keys.h"

#include <algorithm>
#include <map>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// A patch may have null instead of a value, to remove the value.
json removed() {
    return {{"type", "null"}};
}

json reference(const char* definition) {
    return {{"$ref", std::string("#/definitions/") + definition}};
}

template <std::size_t size>
std::string anyOf(const std::array<std::string_view, size>& words) {
    std::string all;
    for (const std::string_view word : words) {
        all += (all.empty() ? "" : "|") + std::string(word);
    }
    return all;
}

/// The names of cards, as a regular expression.
std::string cardPattern() {
    return anyOf(kMajorKeys) + "|(" + anyOf(kCardSuitKeys) + ")-(" + anyOf(kHeightKeys) + ")";
}

/// A row of a layout.
std::string rowPattern(int longest) {
    const std::string cell = "([*.]|" + cardPattern() + ")";
    return "^ *" + cell + "( +" + cell + "){0," + std::to_string(longest - 1) + "} *$";
}

json schemaOf(const Option& option) {
    json schema;
    switch (option.type) {
    case OptionType::boolean: schema = {{"type", "boolean"}}; break;
    case OptionType::integer:
        schema = {{"type", "integer"}, {"minimum", option.minimum}, {"maximum", option.maximum}};
        break;
    case OptionType::choice: schema = {{"enum", option.choices}}; break;
    case OptionType::choiceSet:
        schema = {{"type", "array"}, {"items", {{"enum", option.choices}}}, {"uniqueItems", true}};
        break;
    case OptionType::program: return reference("program");
    case OptionType::layout:
        schema = {{"type", "array"},
                  {"items", {{"type", "string"}, {"pattern", rowPattern(option.maximum)}}},
                  {"maxItems", option.maximum}};
        break;
    case OptionType::cardNumbers: {
        const json number{{"type", "integer"}, {"minimum", option.minimum}, {"maximum", option.maximum}};
        schema = {{"type", "object"},
                  {"propertyNames", {{"pattern", "^(" + cardPattern() + ")$"}}},
                  {"additionalProperties", {{"anyOf", json::array({number, removed()})}}}};
        break;
    }
    }
    schema["default"] = toJson(option.standard);
    schema["description"] = option.rule.text;
    return schema;
}

/// An object with only these properties.
json closed(json properties) {
    return {{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

}  // namespace

json schemaOfProperties(std::span<const Option> options) {
    json root = closed(json::object());
    for (const Option& option : options) {
        json* place = &root;
        const std::vector<std::string> tokens = tokensOf(option.pointer);
        for (const std::string& token : tokens) {
            json& properties = (*place)["properties"];
            if (!properties.contains(token)) {
                properties[token] = closed(json::object());
            }
            place = &properties[token];
        }
        *place = schemaOf(option);
    }
    return root["properties"];
}

namespace {

/// The options that a whole document must have.
std::vector<Option> withoutThoseThatMayLack(std::vector<Option> options) {
    std::erase_if(options, [](const Option& option) { return option.mayLack; });
    return options;
}

/// Makes an object with these properties complete: requires their keys, and likewise for inner objects.
json completeness(const json& properties) {
    json needed{{"required", json::array()}};
    for (const auto& [key, schema] : properties.items()) {
        needed["required"].push_back(key);
        if (schema.contains("properties")) {
            needed["properties"][key] = completeness(schema["properties"]);
        }
    }
    return needed;
}

/// `then` for objects whose "power" is this one.
json forPower(const std::string& name, json then) {
    const json condition{{"properties", {{"power", {{"const", name}}}}}, {"required", {"power"}}};
    return {{"if", condition}, {"then", std::move(then)}};
}

/// The parameters of any of these powers; a shared parameter accepts the values of each.
json parametersOfAny(const std::vector<std::string>& powers, const Registry& registry) {
    std::map<std::string, std::vector<json>> found;
    for (const std::string& name : powers) {
        const json properties = schemaOfProperties(registry.powers().at(name).parameters);
        for (const auto& [key, schema] : properties.items()) {
            std::vector<json>& all = found[key];
            if (std::ranges::find(all, schema) == all.end()) {
                all.push_back(schema);
            }
        }
    }
    json properties = json::object();
    for (const auto& [key, all] : found) {
        properties[key] = all.size() == 1 ? all.front() : json{{"anyOf", all}};
    }
    return properties;
}

/// Offers the known names, and accepts those of plug-ins.
json nameOf(const std::vector<std::string>& known) {
    return {{"anyOf", json::array({{{"enum", known}}, {{"type", "string"}}})}};
}

/// Offers the powers of this suit, and accepts those of plug-ins.
json suitSchema(const Registry& registry, Suit suit) {
    const std::vector<std::string> own = powersOfSuit(suit, registry);
    std::vector<std::string> others = keysOf(registry.powers());
    std::erase_if(others, [&](const std::string& name) { return std::ranges::find(own, name) != own.end(); });
    json cases = json::array();
    for (const std::string& name : own) {
        json properties = schemaOfProperties(registry.powers().at(name).parameters);
        properties["power"] = json::object();
        cases.push_back(forPower(name, {{"properties", properties}, {"additionalProperties", removed()}}));
    }
    // A patch on the power that the parent names. A patch on a power of a plug-in must name it again.
    const json unnamed{{"properties", parametersOfAny(own, registry)}, {"additionalProperties", removed()}};
    cases.push_back({{"if", {{"not", {{"required", {"power"}}}}}}, {"then", unnamed}});
    const json another{{"type", "string"}, {"not", {{"enum", others}}}};
    return {{"type", "object"},
            {"properties", {{"power", {{"anyOf", json::array({{{"enum", own}}, another})}}}}},
            {"allOf", cases}};
}

/// The schema of each suit.
json suitSchemas(const Registry& registry) {
    json properties = json::object();
    for (std::size_t i = 0; i < kSuitKeys.size(); ++i) {
        properties[std::string(kSuitKeys[i])] = suitSchema(registry, static_cast<Suit>(i));
    }
    return properties;
}

json completeSuitSchema(const Registry& registry) {
    json cases = json::array();
    for (const auto& [name, kind] : registry.powers()) {
        if (!kind.parameters.empty()) {
            cases.push_back(forPower(name, completeness(schemaOfProperties(withoutThoseThatMayLack(kind.parameters)))));
        }
    }
    return {{"required", {"power"}}, {"allOf", cases}};
}

std::optional<Suit> suitNamed(std::string_view name) {
    const auto* key = std::ranges::find(kSuitKeys, name);
    return key == kSuitKeys.end() ? std::nullopt : std::optional(static_cast<Suit>(key - kSuitKeys.begin()));
}

json useSchema(const Registry& registry) {
    std::vector<std::string> names = keysOf(registry.powers());
    for (const std::string& suit : wordsOf(kSuitKeys)) {
        if (std::find(names.begin(), names.end(), suit) == names.end()) {
            names.push_back(suit);
        }
    }
    json cases = json::array();
    for (const std::string& name : names) {
        // The name of a suit may mean another power in this document.
        const auto suit = suitNamed(name);
        json properties = parametersOfAny(suit ? powersOfSuit(*suit, registry) : std::vector{name}, registry);
        properties["power"] = json::object();
        cases.push_back(forPower(name, closed(properties)));
    }
    const json object{
        {"type", "object"}, {"properties", {{"power", nameOf(names)}}}, {"required", {"power"}}, {"allOf", cases}};
    return {{"anyOf", json::array({nameOf(names), object})}};
}

json programSchema() {
    const json branch{{"type", "array"}, {"items", reference("use")}, {"minItems", 1}, {"maxItems", kMaxAlternatives}};
    json any = closed({{"any", branch}});
    any["required"] = {"any"};
    return {{"type", "array"},
            {"items", {{"anyOf", json::array({reference("use"), any})}}},
            {"minItems", 1},
            {"maxItems", kMaxSlots}};
}

json textsSchema(std::size_t longest) {
    const json text{{"type", "string"}, {"minLength", 1}, {"maxLength", longest}};
    const json language{{"pattern", "^[a-z][a-zA-Z_-]{1,11}$"}};
    return {{"type", "object"}, {"minProperties", 1}, {"propertyNames", language}, {"additionalProperties", text}};
}

json mechanicsSchema(const Registry& registry) {
    json properties = json::object();
    for (const auto& [name, kind] : registry.mechanics()) {
        properties[name] = {{"anyOf", json::array({closed(schemaOfProperties(kind.parameters)), removed()})}};
    }
    return {{"type", "object"},
            {"properties", properties},
            {"additionalProperties", {{"anyOf", json::array({{{"type", "object"}}, removed()})}}}};
}

/// The same schema for each of these keys.
template <std::size_t size>
json forEach(const std::array<std::string_view, size>& keys, const json& schema) {
    json properties = json::object();
    for (const std::string& key : wordsOf(keys)) {
        properties[key] = schema;
    }
    return properties;
}

/// Adds the keys that are not options.
void addOtherProperties(json& properties, const Registry& registry) {
    for (const Option& option : generalOptions()) {  // removing a mechanic also removes its settings
        if (!option.needs.empty()) {
            const std::string section = tokensOf(option.pointer).front();
            if (!properties[section].contains("anyOf")) {
                properties[section] = {{"anyOf", json::array({properties[section], removed()})}};
            }
        }
    }
    const json id{{"type", "string"}, {"pattern", "^[a-z0-9][a-z0-9-]{0,63}$"}};
    properties["$schema"] = {{"type", "string"}};
    properties["format"] = {{"const", kDocumentFormat}};
    properties["id"] = id;
    properties["kind"] = {{"enum", {"game", "expansion"}}};
    properties["extends"] = id;
    properties["expansions"] = {{"type", "array"}, {"items", id}, {"uniqueItems", true}};
    properties["version"] = {{"type", "integer"}, {"minimum", 1}, {"maximum", kMaxVersion}};
    properties["name"] = textsSchema(kLongestName);
    properties["summary"] = textsSchema(kLongestSummary);
    properties["notes"] = textsSchema(kLongestSummary);
    properties["suits"] = closed(suitSchemas(registry));
    properties["majors"] = closed(forEach(kMajorKeys, reference("program")));
    const json link{{"anyOf", json::array({{{"enum", wordsOf(kLinkKeys)}}, removed()})}};
    properties["links"] = closed(forEach(kMajorKeys, link));
    properties["mechanics"] = mechanicsSchema(registry);
}

/// Adds the elements that lists must always contain one of.
void addContents(json& properties) {
    for (const Constraint& constraint : generalTable().constraints()) {
        const auto* one = std::get_if<Constraint::HasOneOf>(&constraint.what);
        if (one == nullptr || constraint.isWarning || !constraint.when.always()) {
            continue;
        }
        json* place = &properties;
        for (const std::string& token : tokensOf(findOption(generalOptions(), one->key)->pointer)) {
            place = &(place->contains("properties") ? place->at("properties") : *place)[token];
        }
        (*place)["contains"] = {{"enum", one->words}};
    }
}

/// The general settings that require this mechanic; if it is empty, those that require none.
std::vector<Option> optionsThatNeed(std::string_view mechanic) {
    std::vector<Option> options = withoutThoseThatMayLack(generalOptions());
    std::erase_if(options, [&](const Option& option) { return option.needs != mechanic; });
    return options;
}

/// The requirements for a document without a parent.
json wholeSchema(const Registry& registry) {
    json whole = completeness(schemaOfProperties(optionsThatNeed({})));
    whole["allOf"] = json::array();
    for (const auto& [name, kind] : registry.mechanics()) {
        if (const auto options = optionsThatNeed(name); !options.empty()) {
            const json played{{"properties", {{"mechanics", {{"required", {name}}}}}}};
            whole["allOf"].push_back({{"if", played}, {"then", completeness(schemaOfProperties(options))}});
        }
    }
    for (const char* key : {"format", "id", "kind", "name", "suits", "majors", "links", "mechanics"}) {
        whole["required"].push_back(key);
    }
    whole["properties"]["suits"] = {{"required", wordsOf(kSuitKeys)},
                                    {"properties", forEach(kSuitKeys, reference("completeSuit"))}};
    whole["properties"]["majors"] = {{"required", wordsOf(kMajorKeys)}};
    json& mechanics = whole["properties"]["mechanics"]["properties"] = json::object();
    for (const auto& [name, kind] : registry.mechanics()) {
        mechanics[name] = completeness(schemaOfProperties(withoutThoseThatMayLack(kind.parameters)));
    }
    return whole;
}

}  // namespace

json jsonSchema(const Registry& registry) {
    json properties = schemaOfProperties(generalOptions());
    addContents(properties);
    addOtherProperties(properties, registry);
    json schema = closed(properties);
    schema["$schema"] = "http://json-schema.org/draft-07/schema#";
    schema["title"] = "Gnostica ruleset";
    const json expansion{{"properties", {{"kind", {{"const", "expansion"}}}}}, {"required", {"kind"}}};
    schema["if"] = {{"anyOf", json::array({{{"required", {"extends"}}}, expansion})}};
    schema["then"] = {{"required", {"format", "id", "name"}}};
    schema["else"] = wholeSchema(registry);
    schema["definitions"] = {
        {"completeSuit", completeSuitSchema(registry)}, {"use", useSchema(registry)}, {"program", programSchema()}};
    return schema;
}

}  // namespace gnostica::engine
