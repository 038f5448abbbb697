#include "tests/support/rulesets.h"

#include "engine/documents/document.h"
#include "engine/documents/options.h"
#include "engine/mechanics/registry.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace gnostica::tests {

using namespace engine;
using nlohmann::json;

namespace {

const std::string& shippedText() {
    static const std::string whole = [] {
        std::ifstream stream(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json");
        std::stringstream text;
        text << stream.rdbuf();
        return text.str();
    }();
    return whole;
}

std::shared_ptr<const Rules> load(const RulesetChoice& choice, std::string& problem) {
    Library library;
    if (const auto added = library.add(shippedText(), "gnostica"); !added) {
        problem = added.error().found;
        return nullptr;
    }
    auto rules = loadRules(library, builtinRegistry(), choice);
    if (!rules) {
        problem = rules.error().front().pointer + ": " + rules.error().front().found;
        return nullptr;
    }
    return *rules;
}

std::shared_ptr<const Rules> orThrow(std::shared_ptr<const Rules> rules, const std::string& problem) {
    if (!rules) {
        throw std::logic_error("ruleset refused: " + problem);
    }
    return rules;
}

std::vector<json> valuesOf(const Option& option) {
    switch (option.type) {
    case OptionType::boolean: return {false, true};
    case OptionType::integer: return {option.minimum, option.maximum};
    case OptionType::choice: return {option.choices.begin(), option.choices.end()};
    case OptionType::choiceSet: {
        std::vector<json> sets{json::array(), json(option.choices)};
        for (const std::string& word : option.choices) {
            sets.push_back(json::array({word}));
        }
        return sets;
    }
    case OptionType::layout: return {json::array(), json::array({". * *", "sun . *"})};
    case OptionType::cardNumbers:
        return {json::object(), json::object({{"fool", option.minimum}, {"cups-2", option.maximum}})};
    case OptionType::program: break;  // covered by tests with random documents
    }
    return {};
}

}  // namespace

std::shared_ptr<const Rules> baseRules() {
    static const auto rules = rulesWith(json::object());
    return rules;
}

std::shared_ptr<const Rules> tryRulesWith(const json& options) {
    RulesetChoice choice;
    choice.options = options;
    std::string problem;
    return load(choice, problem);
}

std::shared_ptr<const Rules> rulesWith(const json& options) {
    RulesetChoice choice;
    choice.options = options;
    std::string problem;
    auto rules = load(choice, problem);
    return orThrow(std::move(rules), problem);
}

std::shared_ptr<const Rules> rulesPatched(const json& patch) {
    RulesetChoice choice;
    choice.document = json::parse(shippedText());
    choice.document.merge_patch(patch);
    std::string problem;
    auto rules = load(choice, problem);
    return orThrow(std::move(rules), problem);
}

std::vector<json> singleChanges() {
    std::vector<json> changes;
    for (const Option& option : optionsOf(json::parse(shippedText()), builtinRegistry())) {
        if (option.part == OptionPart::majors) {
            continue;  // the same powers again for each card
        }
        for (const json& value : valuesOf(option)) {
            json change{{option.key, value}};
            if (tryRulesWith(change)) {
                changes.push_back(std::move(change));
            }
        }
    }
    return changes;
}

}  // namespace gnostica::tests
