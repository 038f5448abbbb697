// The powers of a card as small pictures.
#pragma once

#include "engine/model/card.h"

#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <vector>

namespace gnostica::wording {

/// A power of a card, as on the reference card.
struct PowerIcon {
    QString symbol;                      ///< a picture of a symbol: "power-cup"
    QStringList favours;                 ///< pictures of the card's changes to it: "no-limit"
    bool alternative = false;            ///< an alternative to the power before it, not an addition
    std::optional<engine::Suit> suit{};  ///< whose power this is; none: only cards of the major arcana have it
    friend bool operator==(const PowerIcon&, const PowerIcon&) = default;
};

/// The powers of a card in a whole document; empty for no card, or if the document is invalid.
std::vector<PowerIcon> powerIcons(engine::Card card, const nlohmann::json& document);

}  // namespace gnostica::wording
