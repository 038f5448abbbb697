#include "engine/lab/plan_options.h"

#include "engine/documents/option_schema.h"
#include "engine/lab/metrics.h"
#include "engine/lab/plan.h"

namespace gnostica::engine::lab {

namespace {

using nlohmann::json;

Option numberOption(const char* key, int minimum, int maximum, int standard) {
    Option option;
    option.key = key;
    option.pointer = std::string("/") + key;
    option.type = OptionType::integer;
    option.minimum = minimum;
    option.maximum = maximum;
    option.standard = standard;
    option.mayLack = true;
    return option;
}

Option wordOption(const char* key, std::vector<std::string> words) {
    Option option;
    option.key = key;
    option.pointer = std::string("/") + key;
    option.type = OptionType::choice;
    option.standard = words.front();
    option.choices = std::move(words);
    option.mayLack = true;
    return option;
}

constexpr int kMostIterations = 10'000'000;

json playerSchema() {
    json names = json::array();
    for (int i = 0; i < bots::kLevels; ++i) {
        names.push_back(nameOf(static_cast<bots::Level>(i)));
    }
    const json level{{"enum", names}};
    json properties = schemaOfProperties(playerOptions());
    properties["level"] = level;
    return {{"anyOf", json::array({level,
                                   {{"type", "object"},
                                    {"properties", properties},
                                    {"required", {"level"}},
                                    {"additionalProperties", false}}})}};
}

}  // namespace

std::span<const Option> planOptions() {
    static const std::vector<Option> options{numberOption("format", kPlanFormat, kPlanFormat, kPlanFormat),
                                             numberOption("seats", 1, kMaxSeats, 2),
                                             numberOption("pairs", 1, kMostPairs, 200),
                                             numberOption("longest", 10, 100'000, 2000),
                                             numberOption("courses", 0, kMostPairs, 200),
                                             wordOption("chance", {"common", "own"})};
    return options;
}

std::vector<std::string> otherPlanKeys() {
    return {"$schema", "name", "arms", "players", "precision", "seed", "skill"};
}

std::span<const Option> playerOptions() {
    static const std::vector<Option> options{numberOption("iterations", 1, kMostIterations, 1)};
    return options;
}

std::span<const Option> skillOptions() {
    static const std::vector<Option> options{numberOption("pairs", 1, kMostPairs, 200)};
    return options;
}

std::vector<std::string> metricIds() {
    std::vector<std::string> ids;
    for (const MetricInfo& metric : metrics()) {
        ids.emplace_back(metric.id);
    }
    return ids;
}

json planSchema() {
    const json text{{"type", "string"}, {"maxLength", 120}};
    json properties = schemaOfProperties(planOptions());
    properties["$schema"] = {{"type", "string"}};
    properties["name"] = text;
    properties["seed"] = {{"type", "integer"}, {"minimum", 0}};
    properties["arms"] = {
        {"type", "array"}, {"minItems", 1}, {"maxItems", kMostArms}, {"items", {{"type", {"string", "object"}}}}};
    properties["players"] = {{"type", "array"}, {"items", playerSchema()}, {"maxItems", kMaxSeats}};
    properties["precision"] = {
        {"type", "object"},
        {"properties",
         {{"metric", {{"enum", metricIds()}}}, {"within", {{"type", "number"}, {"exclusiveMinimum", 0}}}}},
        {"required", {"metric", "within"}},
        {"additionalProperties", false}};
    json skill = schemaOfProperties(skillOptions());
    skill["players"] = {{"type", "array"}, {"items", playerSchema()}, {"minItems", 2}, {"maxItems", 2}};
    properties["skill"] = {{"type", "object"}, {"properties", skill}, {"additionalProperties", false}};
    return {{"$schema", "http://json-schema.org/draft-07/schema#"},
            {"title", "Gnostica experiment"},
            {"type", "object"},
            {"properties", properties},
            {"required", {"format", "arms"}},
            {"additionalProperties", false}};
}

}  // namespace gnostica::engine::lab
