#include "app/wording/programs.h"

#include "engine/documents/uses.h"

#include <algorithm>

namespace gnostica::wording {

namespace {

using nlohmann::json;

PowerUse useOf(const json& suits, const json& described) {
    json use = engine::resolveUse(suits, described);
    return {use.value("power", std::string()), std::move(use)};
}

std::vector<PowerChoice> programOf(const json& suits, const json& entries) {
    std::vector<PowerChoice> program;
    for (const json& entry : entries) {
        PowerChoice choice;
        for (const json& use : engine::alternativesOf(entry)) {
            choice.push_back(useOf(suits, use));
        }
        program.push_back(std::move(choice));
    }
    return program;
}

}  // namespace

bool PowerUse::names(const char* key, const char* word) const {
    const auto value = parameters.find(key);
    if (value == parameters.end()) {
        return false;
    }
    return value->is_array() ? std::find(value->begin(), value->end(), word) != value->end() : *value == word;
}

std::set<std::string> Programs::powers() const {
    std::set<std::string> names;
    for (const auto& program : programs_) {
        for (const PowerChoice& choice : program) {
            for (const PowerUse& use : choice) {
                names.insert(use.power);
            }
        }
    }
    return names;
}

Programs::Programs(const engine::Rules& rules) {
    const json document = json::parse(rules.document, nullptr, false);
    if (!document.is_object() || !document.contains("suits") || !document.contains("majors")) {
        return;
    }
    const json& suits = document["suits"];
    const json& majors = document["majors"];
    for (int number = 0; number < engine::kCardCount; ++number) {
        const engine::Card card(number);
        const auto key = card.isMajor() ? engine::kMajorKeys[card.index()]
                                        : engine::kSuitKeys[static_cast<std::size_t>(card.suit())];
        const json entries =
            card.isMajor() ? majors.value(std::string(key), json::array()) : json::array({std::string(key)});
        programs_[card.index()] = programOf(suits, entries);
    }
}

}  // namespace gnostica::wording
