#include "engine/documents/card_powers.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"
#include "engine/rules/link_pairs.h"

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

namespace {

std::optional<Suit> suitOfPower(const std::string& name, const Registry& registry) {
    const auto kind = registry.powers().find(name);
    const auto power = kind == registry.powers().end() ? nullptr : kind->second.make({}, {});
    return power == nullptr ? std::nullopt : power->suit();
}

std::string wordAt(const json* value) {
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

/// The suits whose powers one choice of a card offers.
std::vector<Suit> suitsOffered(const json& document, const Registry& registry, const json& entry) {
    const json* any = entry.is_object() ? valueAt(entry, "/any") : nullptr;
    const json uses = any == nullptr ? json::array({entry}) : *any;
    std::vector<Suit> suits;
    for (const json& use : uses.is_array() ? uses : json::array()) {
        if (const auto suit = suitOfPower(powerOfUse(document, use), registry)) {
            suits.push_back(*suit);
        }
    }
    return suits;
}

/// The merge patch that turns one object into another.
json differenceBetween(const json& before, const json& after) {
    json patch = json::object();
    for (const auto& [key, value] : before.items()) {
        if (!after.contains(key)) {
            patch[key] = nullptr;
        }
    }
    for (const auto& [key, value] : after.items()) {
        if (!before.contains(key) || before[key] != value) {
            patch[key] = value;
        }
    }
    return patch;
}

bool fits(const Option& option, const json& value) {
    Problems problems;
    checkValue(option, value, option.pointer, problems);
    return problems.empty();
}

}  // namespace

std::vector<std::string> powersOfSuit(Suit suit, const Registry& registry) {
    std::vector<std::string> names;
    for (const auto& each : registry.powers()) {
        if (isOfSuit(each.first, suit, registry)) {
            names.push_back(each.first);
        }
    }
    return names;
}

bool isOfSuit(const std::string& power, Suit suit, const Registry& registry) {
    return suitOfPower(power, registry) == suit;
}

std::string powerOfUse(const json& document, const json& use) {
    const json* name = use.is_object() ? valueAt(use, "/power") : &use;
    const std::string word = wordAt(name);
    const bool isSuit = std::ranges::find(kSuitKeys, word) != kSuitKeys.end();
    return isSuit ? wordAt(valueAt(document, childOf("/suits", word) + "/power")) : word;
}

std::vector<std::string> linksThatFit(const json& document, const Registry& registry, const json& program) {
    std::vector<std::string> links;
    if (!program.is_array() || program.size() < 2) {
        return links;
    }
    const std::vector<Suit> first = suitsOffered(document, registry, program[0]);
    const std::vector<Suit> second = suitsOffered(document, registry, program[1]);
    for (const LinkPair& pair : kLinkPairs) {
        if (std::ranges::find(first, pair.first) != first.end() &&
            std::ranges::find(second, pair.second) != second.end()) {
            std::string link(kLinkKeys[static_cast<std::size_t>(pair.kind)]);
            if (std::ranges::find(links, link) == links.end()) {
                links.push_back(std::move(link));
            }
        }
    }
    return links;
}

std::optional<Edit> suitPowerEdit(const Inspection& found, const json& own, const Registry& registry, Suit suit,
                                  std::string_view power) {
    const std::string pointer = childOf("/suits", kSuitKeys[static_cast<std::size_t>(suit)]);
    const json now = found.with(own);
    const json* current = valueAt(now, pointer);
    const json* inherited = found.parent.is_object() ? valueAt(found.parent, pointer) : nullptr;
    const json before = current != nullptr && current->is_object() ? *current : json::object();
    if (wordAt(valueAt(before, "/power")) == power) {
        return std::nullopt;
    }
    const auto& parameters = registry.powers().find(power)->second.parameters;
    const bool isInherited = inherited != nullptr && wordAt(valueAt(*inherited, "/power")) == power;
    json wanted = isInherited ? *inherited : fix::standards(parameters);
    wanted["power"] = power;
    for (const Option& option : parameters) {
        const json* value = valueAt(before, option.pointer);
        if (value != nullptr && fits(option, *value)) {
            wanted[json::json_pointer(option.pointer)] = *value;
        }
    }
    const json patch = inherited != nullptr && inherited->is_object() ? differenceBetween(*inherited, wanted) : wanted;
    if (!patch.empty()) {
        return Edit{EditKind::set, pointer, jsonText(patch)};
    }
    const bool isAlone = own.at("suits").size() == 1;
    return Edit{EditKind::remove, isAlone ? "/suits" : pointer, {}};
}

}  // namespace gnostica::engine
