#include "engine/lab/use_catalog.h"

#include "engine/documents/uses.h"
#include "engine/model/card_keys.h"
#include "engine/model/step_form.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace gnostica::engine::lab {

using nlohmann::json;

namespace {

std::string beginningOf(const Form& form) {
    return std::string(form.word) + (form.verb.empty() ? "" : " ") + std::string(form.verb);
}

template <std::size_t... kinds>
std::vector<StepKind> coreKinds(std::index_sequence<kinds...>) {
    return {kindOf(Step(std::in_place_index<kinds>))...};
}

}  // namespace

UseCatalog::UseCatalog(const Rules& rules) {
    for (const Card card : CardSet::deck()) {
        uses_.push_back({.what = Use::What::card, .id = cardKey(card)});
    }
    addPowers(rules);
    addSteps(rules);
}

std::size_t UseCatalog::placeNamed(Use::What what, const std::string& id) {
    const auto found = std::ranges::find_if(uses_, [&](const Use& use) { return use.what == what && use.id == id; });
    const auto place = static_cast<std::size_t>(found - uses_.begin());
    if (found == uses_.end()) {
        uses_.push_back({.what = what, .id = id});
    }
    return place;
}

/// The document names the powers in the order in which they were made.
void UseCatalog::addPowers(const Rules& rules) {
    std::multimap<std::string, const Power*> named;
    const json document = json::parse(rules.document);
    const json& suits = document.at("suits");
    const auto nameOf = [&](const json& use) { return resolveUse(suits, use).at("power").get<std::string>(); };
    for (std::size_t i = 0; i < kSuitKeys.size(); ++i) {
        named.emplace(nameOf(json(std::string(kSuitKeys[i]))), rules.suits[i]);
        for (const Slot& slot : rules.programOf(Card::minor(static_cast<Suit>(i), 1))) {
            for (const Power* power : slot.alternatives) {
                named.emplace(nameOf(json(std::string(kSuitKeys[i]))), power);
            }
        }
    }
    for (int major = 0; major < kMajorCount; ++major) {
        const json& program = document.at("majors").at(std::string(kMajorKeys[static_cast<std::size_t>(major)]));
        const std::vector<Slot>& slots = rules.programOf(Card::major(major));
        for (std::size_t slot = 0; slot < slots.size(); ++slot) {
            const auto uses = alternativesOf(program.at(slot));
            for (std::size_t i = 0; i < slots[slot].alternatives.size(); ++i) {
                named.emplace(nameOf(uses.at(i)), slots[slot].alternatives[i]);
            }
        }
    }
    for (const auto& [name, power] : named) {
        powers_.emplace(power, placeNamed(Use::What::power, name));
    }
}

void UseCatalog::addSteps(const Rules& rules) {
    const std::vector<StepKind> kinds = coreKinds(std::make_index_sequence<kCoreKinds>());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        steps_.emplace(kinds[i], placeNamed(Use::What::step, beginningOf(coreForms()[i])));
    }
    for (const Owner& owner : rules.owners) {
        for (std::size_t code = 0; code < owner.steps.size(); ++code) {
            const Step step = rules.special(owner.name, static_cast<std::uint8_t>(code));
            steps_.emplace(kindOf(step), placeNamed(Use::What::step, beginningOf(owner.steps[code].form)));
        }
    }
}

}  // namespace gnostica::engine::lab
