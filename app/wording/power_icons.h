// The powers of a card as little pictures.
#pragma once

#include "engine/model/card.h"

#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace gnostica::wording {

/// One power of a card, as the reference card shows it.
struct PowerIcon {
    QString symbol;            ///< a picture of the symbols: "power-cup"
    QStringList favours;       ///< pictures of what the card adds to it: "no-limit"
    bool alternative = false;  ///< instead of the power before it, not after it
    friend bool operator==(const PowerIcon&, const PowerIcon&) = default;
};

/// Those of a card in a whole document; none for no card, or where the document is not readable.
std::vector<PowerIcon> powerIcons(engine::Card card, const nlohmann::json& document);

}  // namespace gnostica::wording
