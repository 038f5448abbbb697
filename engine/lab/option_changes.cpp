#include "engine/documents/json_value.h"
#include "engine/documents/options.h"
#include "engine/documents/problems.h"
#include "engine/lab/exploration.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine::lab {

namespace {

using nlohmann::json;

/// The values one step away from the present value.
std::vector<json> stepsFrom(const Option& option, const json& value) {
    std::vector<json> steps;
    switch (option.type) {
    case OptionType::boolean:
        if (value.is_boolean()) {
            steps.push_back(!value.get<bool>());
        }
        break;
    case OptionType::integer:
        for (const int by : {-1, 1}) {
            const int next = value.is_number_integer() ? value.get<int>() + by : option.minimum - 1;
            if (next >= option.minimum && next <= option.maximum) {
                steps.push_back(next);
            }
        }
        break;
    case OptionType::choice:
        for (const std::string& word : option.choices) {
            if (value != word) {
                steps.push_back(word);
            }
        }
        break;
    case OptionType::choiceSet:
        for (const std::string& word : option.choices) {
            json set = value.is_array() ? value : json::array();
            const auto found = std::find(set.begin(), set.end(), word);
            if (found == set.end()) {
                set.push_back(word);
            } else {
                set.erase(found);
            }
            steps.push_back(std::move(set));
        }
        break;
    case OptionType::program:
    case OptionType::layout:
    case OptionType::cardNumbers: break;
    }
    return steps;
}

std::string wordOf(const json& value) {
    return value.is_string() ? value.get<std::string>() : jsonText(value);
}

/// "target 8, turnOrder tournament"
std::string labelOf(const std::vector<Setting>& settings) {
    std::string label;
    for (const Setting& setting : settings) {
        label += (label.empty() ? "" : ", ") + setting.key + " " + wordOf(setting.to);
    }
    return label;
}

Checked<Change> changed(json document, const Registry& registry, std::vector<Setting> settings) {
    auto rules = compile(document, registry);
    if (!rules) {
        return tl::unexpected(std::move(rules.error()));
    }
    PlanArm arm = armOf(labelOf(settings), std::move(*rules));
    return Change{std::move(settings), std::move(arm)};
}

}  // namespace

std::vector<Change> changesOf(const json& document, const Registry& registry) {
    std::vector<Change> changes;
    for (const Option& option : optionsOf(document, registry)) {
        const json* value = valueAt(document, option.pointer);
        if (value == nullptr || !applies(option, document)) {
            continue;
        }
        for (json& step : stepsFrom(option, *value)) {
            json other = document;
            setOption(other, option, step);
            if (auto change = changed(std::move(other), registry, {{option.key, *value, std::move(step)}})) {
                changes.push_back(std::move(*change));
            }
        }
    }
    return changes;
}

Checked<Change> changeOf(const json& document, const Registry& registry, const json& settings) {
    const std::vector<Option> options = optionsOf(document, registry);
    json other = document;
    std::vector<Setting> made;
    Problems problems;
    std::vector<std::string> keys;
    for (const Option& option : options) {
        keys.push_back(option.key);
    }
    for (const auto& [key, value] : settings.items()) {
        const Option* option = findOption(options, key);
        if (option == nullptr) {
            problems.unknownKey("", key, keys);
            continue;
        }
        checkValue(*option, value, childOf("", key), problems);
        const json* before = valueAt(document, option->pointer);
        made.push_back({option->key, before == nullptr ? json() : *before, value});
        setOption(other, *option, value);
    }
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    return changed(std::move(other), registry, std::move(made));
}

}  // namespace gnostica::engine::lab
