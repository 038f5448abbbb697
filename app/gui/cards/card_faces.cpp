#include "app/gui/cards/card_faces.h"

#include "app/wording/names.h"
#include "engine/model/card_set.h"
#include "engine/rules/document.h"
#include "engine/rules/uses.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::gui {

namespace {

using nlohmann::json;
using wording::toQt;

bool mentions(const json& value, std::string_view word) {
    if (value.is_array()) {
        return std::ranges::any_of(value, [&](const json& each) { return mentions(each, word); });
    }
    return value.is_string() && value.get_ref<const std::string&>() == word;
}

/// What a card adds to the plain power: only what its own entry says is of interest.
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

PowerIcon iconOf(const json& use, bool alternative) {
    const std::string name = use.is_string() ? use.get<std::string>() : use.value("power", std::string());
    return {QStringLiteral("power-") + toQt(name), favoursOf(use), alternative};
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

std::vector<PowerIcon> iconsOf(engine::Card card, const json& document) {
    if (!card.isMajor()) {
        const auto suit = engine::kSuitKeys[static_cast<std::size_t>(card.suit())];
        return {{QStringLiteral("power-") + toQt(suit), {}, false}};
    }
    const auto majors = document.find("majors");
    if (majors == document.end()) {
        return {};
    }
    const auto entries = majors->find(std::string(engine::kMajorKeys[card.index()]));
    return entries == majors->end() ? std::vector<PowerIcon>() : iconsOf(*entries);
}

}  // namespace

CardFaces::CardFaces(const engine::Rules& rules) {
    const json document = json::parse(rules.document, nullptr, false);
    const bool readable = document.is_object();
    for (const engine::Card card : engine::CardSet::deck()) {
        texts_[card.index()] = {wording::cardName(card), wording::cardCorner(card), rules.valueOf(card),
                                readable ? iconsOf(card, document) : std::vector<PowerIcon>()};
    }
}

const CardText& CardFaces::text(engine::Card card) const {
    return card.isNone() ? none_ : texts_[card.index()];
}

}  // namespace gnostica::gui
