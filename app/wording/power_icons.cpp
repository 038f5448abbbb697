#include "app/wording/power_icons.h"

#include "app/wording/names.h"
#include "engine/documents/uses.h"
#include "engine/model/card_keys.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>

namespace gnostica::wording {

namespace {

using nlohmann::json;

bool mentions(const json& value, std::string_view word) {
    if (value.is_array()) {
        return std::ranges::any_of(value, [&](const json& each) { return mentions(each, word); });
    }
    return value.is_string() && value.get_ref<const std::string&>() == word;
}

/// The card's changes to the plain power, as far as its own entry states them.
QStringList favoursOf(const json& use) {
    QStringList favours;
    if (!use.is_object()) {
        return favours;
    }
    if (use.value("ignoreLimit", json(false)) == json(true)) {
        favours << QStringLiteral("no-limit");
    }
    const json sources = json::array({use.value("replacement", json()), use.value("foundFrom", json())});
    if (mentions(sources, "discard-pile")) {
        favours << QStringLiteral("from-discard");
    }
    if (mentions(sources, "draw-pile")) {
        favours << QStringLiteral("from-top");
    }
    return favours;
}

QString symbolOf(std::string_view power) {
    return QStringLiteral("power-") + toQt(power);
}

std::optional<engine::Suit> suitNamed(std::string_view power) {
    const auto* const found = std::ranges::find(engine::kSuitKeys, power);
    return found == engine::kSuitKeys.end()
               ? std::nullopt
               : std::optional(static_cast<engine::Suit>(found - engine::kSuitKeys.begin()));
}

PowerIcon iconOf(const json& use, bool alternative) {
    const std::string name = use.is_string() ? use.get<std::string>() : use.value("power", std::string());
    return {symbolOf(name), favoursOf(use), alternative, suitNamed(name)};
}

std::vector<PowerIcon> iconsOf(const json& entries) {
    std::vector<PowerIcon> icons;
    for (const json& entry : entries) {
        bool alternative = false;
        for (const json& use : engine::alternativesOf(entry)) {
            icons.push_back(iconOf(use, alternative));
            alternative = true;
        }
    }
    return icons;
}

}  // namespace

std::vector<PowerIcon> powerIcons(engine::Card card, const json& document) {
    if (card.isNone() || !document.is_object()) {
        return {};
    }
    if (!card.isMajor()) {
        return {{symbolOf(engine::kSuitKeys[static_cast<std::size_t>(card.suit())]), {}, false, card.suit()}};
    }
    const auto majors = document.find("majors");
    if (majors == document.end()) {
        return {};
    }
    const auto entries = majors->find(std::string(engine::kMajorKeys[card.index()]));
    return entries == majors->end() ? std::vector<PowerIcon>() : iconsOf(*entries);
}

}  // namespace gnostica::wording
