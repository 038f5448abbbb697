// Documents that a stranger could have written: random differences from shipped ones.
#pragma once

#include "engine/documents/options.h"
#include "engine/documents/uses.h"
#include "tests/unit/shipped.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gnostica::tests {

/// Makes random differences, most of them valid.
class Inventor {
public:
    Inventor(const Shipped& shipped, std::uint64_t seed) : shipped_(shipped), rng_(seed) {}

    engine::RulesetChoice choice() {
        engine::RulesetChoice choice;
        choice.base = "";
        const std::string parent = anyOf(shipped_.ids("game"));
        if (rng_.below(3) == 0) {
            choice.expansions = shipped_.ids("expansion");
        }
        nlohmann::json document{
            {"format", 1}, {"id", "invented"}, {"kind", "game"}, {"extends", parent}, {"name", {{"en", "Invented"}}}};
        engine::RulesetChoice whole;
        whole.base = parent;
        whole.expansions = choice.expansions;
        const nlohmann::json merged = engine::merge(shipped_.library, shipped_.registry, whole).value();
        for (std::uint32_t changes = rng_.below(6); changes > 0; --changes) {
            document.merge_patch(change(merged));
        }
        choice.document = std::move(document);
        return choice;
    }

    std::uint64_t seed() { return rng_(); }
    int seats(const engine::Rules& rules) {
        return rules.minSeats +
               static_cast<int>(rng_.below(static_cast<std::uint32_t>(rules.maxSeats - rules.minSeats + 1)));
    }

private:
    template <class T>
    T anyOf(const std::vector<T>& all) {
        return all[rng_.below(static_cast<std::uint32_t>(all.size()))];
    }

    nlohmann::json valueFor(const engine::Option& option) {
        if (rng_.below(20) == 0) {
            return anyOf(std::vector<nlohmann::json>{nullptr, -1, "?", nlohmann::json::array({1}),
                                                     nlohmann::json::object(), 1e9, true});
        }
        switch (option.type) {
        case engine::OptionType::boolean: return rng_.below(2) == 0;
        case engine::OptionType::integer:
            return option.minimum +
                   static_cast<int>(rng_.below(static_cast<std::uint32_t>(option.maximum - option.minimum + 1)));
        case engine::OptionType::choice: return anyOf(option.choices);
        case engine::OptionType::choiceSet: {
            nlohmann::json set = nlohmann::json::array();
            for (const std::string& word : option.choices) {
                if (rng_.below(2) == 0) {
                    set.push_back(word);
                }
            }
            return set;
        }
        case engine::OptionType::layout: {
            nlohmann::json rows = nlohmann::json::array();
            for (std::uint32_t count = rng_.below(4); count > 0; --count) {
                rows.push_back(std::vector<std::string>{"*", "* *", ". * . *", "* sun *", "world"}[rng_.below(5)]);
            }
            return rows;
        }
        case engine::OptionType::cardNumbers:
            return nlohmann::json::object({{"fool", option.minimum}, {"cups-2", option.maximum}});
        case engine::OptionType::program: return nlohmann::json::array({use()});
        }
        return "text";
    }

    nlohmann::json use() {
        std::vector<std::string> names = engine::wordsOf(engine::kSuitKeys);
        for (const auto& [name, kind] : shipped_.registry.powers()) {
            names.push_back(name);
        }
        const std::string name = anyOf(names);
        const auto kind = shipped_.registry.powers().find(name);
        nlohmann::json use{{"power", name}};
        if (kind != shipped_.registry.powers().end() && !kind->second.parameters.empty() && rng_.below(2) == 0) {
            const engine::Option option = anyOf(kind->second.parameters);
            use[option.pointer.substr(1)] = valueFor(option);
        }
        return rng_.below(2) == 0 ? nlohmann::json(name) : use;
    }

    nlohmann::json change(const nlohmann::json& merged) {
        switch (rng_.below(5)) {
        case 0: {
            nlohmann::json program = nlohmann::json::array();
            for (std::uint32_t slots = 1 + rng_.below(4); slots > 0; --slots) {
                program.push_back(rng_.below(4) == 0 ? nlohmann::json{{"any", nlohmann::json::array({use(), use()})}}
                                                     : use());
            }
            return {{"majors", {{anyOf(engine::wordsOf(engine::kMajorKeys)), program}}}};
        }
        case 1:
            return {{"links",
                     {{anyOf(engine::wordsOf(engine::kMajorKeys)),
                       anyOf(std::vector<nlohmann::json>{"through", "leave-out", "crowd", nullptr})}}}};
        case 2: {
            std::vector<std::string> names;
            for (const auto& [name, kind] : shipped_.registry.mechanics()) {
                names.push_back(name);
            }
            const std::string name = anyOf(names);
            if (rng_.below(2) == 0) {
                return {{"mechanics", {{name, nullptr}}}};
            }
            nlohmann::json parameters = nlohmann::json::object();
            for (const engine::Option& option : shipped_.registry.mechanics().at(name).parameters) {
                parameters[nlohmann::json::json_pointer(option.pointer)] = valueFor(option);
            }
            return {{"mechanics", {{name, parameters}}}, {"end", {{"target", 9}}}};
        }
        default: break;
        }
        std::vector<engine::Option> table = engine::optionsOf(merged, shipped_.registry);
        std::erase_if(table, [](const auto& option) { return option.part == engine::OptionPart::majors; });
        const engine::Option option = anyOf(table);
        nlohmann::json patch = nlohmann::json::object();
        patch[nlohmann::json::json_pointer(option.pointer)] = valueFor(option);
        return patch;
    }

    const Shipped& shipped_;
    engine::Rng rng_;
};

}  // namespace gnostica::tests
