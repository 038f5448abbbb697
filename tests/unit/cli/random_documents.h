// Random rulesets: valid documents with every setting, power and mechanic drawn at random.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/options.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"
#include "engine/model/rng.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace gnostica::tests {

/// Changes a valid document step by step; undoes a change that makes it invalid.
class RandomDocument {
public:
    RandomDocument(nlohmann::json document, const engine::Registry& registry, engine::Rng& rng)
        : document_(std::move(document)),
          registry_(registry),
          rng_(rng) {}

    nlohmann::json make() {
        changeSword();
        changeMechanics();
        for (const engine::Option& option : engine::optionsOf(document_, registry_)) {
            if (oneIn(2)) {
                attempt([&](nlohmann::json& document) { setOption(document, option, valueOf(option)); });
            }
        }
        for (const std::string_view major : engine::kMajorKeys) {
            if (oneIn(2)) {
                changeMajor(std::string(major));
            }
        }
        return document_;
    }

private:
    bool oneIn(std::uint32_t number) { return rng_.below(number) == 0; }

    template <class Change>
    void attempt(Change change) {
        nlohmann::json changed = document_;
        change(changed);
        const auto problems = engine::checkDocument(changed, registry_);
        if (std::none_of(problems.begin(), problems.end(), [](const engine::Diagnostic& problem) {
                return problem.severity == engine::Severity::error;
            })) {
            document_ = std::move(changed);
        }
    }

    nlohmann::json valueOf(const engine::Option& option) {
        switch (option.type) {
        case engine::OptionType::boolean: return oneIn(2);
        case engine::OptionType::integer: {
            const int most = std::min(option.maximum, option.minimum + 12);
            return option.minimum + static_cast<int>(rng_.below(static_cast<std::uint32_t>(most - option.minimum + 1)));
        }
        case engine::OptionType::choice:
            return option.choices[rng_.below(static_cast<std::uint32_t>(option.choices.size()))];
        case engine::OptionType::choiceSet: {
            nlohmann::json words = nlohmann::json::array();
            for (const std::string& word : option.choices) {
                if (oneIn(2)) {
                    words.push_back(word);
                }
            }
            return words;
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

    nlohmann::json parametersOf(const std::vector<engine::Option>& options, bool all) {
        nlohmann::json parameters = nlohmann::json::object();
        for (const engine::Option& option : options) {
            if (all || oneIn(3)) {
                parameters[nlohmann::json::json_pointer(option.pointer)] = valueOf(option);
            }
        }
        return parameters;
    }

    /// Any power of the suit may replace it.
    void changeSword() {
        for (const auto& [name, kind] : registry_.powers()) {
            if (name.find("attack") != std::string::npos && oneIn(4)) {
                nlohmann::json suit = parametersOf(kind.parameters, true);
                suit["power"] = name;
                attempt([&](nlohmann::json& document) { document["suits"]["sword"] = suit; });
            }
        }
    }

    void changeMechanics() {
        for (const auto& [name, kind] : registry_.mechanics()) {
            if (!oneIn(4)) {
                continue;
            }
            const bool remove = document_["mechanics"].contains(name);
            const nlohmann::json parameters = parametersOf(kind.parameters, true);
            attempt([&, key = name](nlohmann::json& document) {
                if (remove) {
                    document["mechanics"].erase(key);
                } else {
                    document["mechanics"][key] = parameters;
                    document["end"]["target"] = 9;
                }
            });
        }
    }

    nlohmann::json use() {
        std::vector<std::string> names(engine::kSuitKeys.begin(), engine::kSuitKeys.end());
        for (const auto& entry : registry_.powers()) {
            names.push_back(entry.first);
        }
        const std::string name = names[rng_.below(static_cast<std::uint32_t>(names.size()))];
        if (oneIn(2)) {
            return name;
        }
        const auto suit = document_["suits"].find(name);
        const bool isSuit = suit != document_["suits"].end();
        const auto kind = registry_.powers().find(isSuit ? suit->at("power").get<std::string>() : name);
        nlohmann::json whole = parametersOf(kind->second.parameters, false);
        whole["power"] = name;
        return whole;
    }

    void changeMajor(const std::string& major) {
        nlohmann::json program = nlohmann::json::array();
        const std::uint32_t powers = 1 + rng_.below(4);
        for (std::uint32_t i = 0; i < powers; ++i) {
            if (oneIn(5)) {
                program.push_back({{"any", nlohmann::json::array({use(), use()})}});
            } else {
                program.push_back(use());
            }
        }
        attempt([&](nlohmann::json& document) {
            document["majors"][major] = program;
            document["links"].erase(major);
        });
        constexpr std::array<const char*, 3> kinds{"through", "leave-out", "crowd"};
        attempt([&](nlohmann::json& document) { document["links"][major] = kinds[rng_.below(kinds.size())]; });
    }

    nlohmann::json document_;
    const engine::Registry& registry_;
    engine::Rng& rng_;
};

}  // namespace gnostica::tests
