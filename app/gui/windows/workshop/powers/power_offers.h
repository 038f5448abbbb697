// The powers that can be chosen for a card.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/wording/vocabulary.h"
#include "engine/mechanics/registry.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>
#include <vector>

class QMenu;

namespace gnostica::gui {

struct PowerOffer {
    std::string use;  ///< as in documents: a suit or a power
    QString title;    ///< "Rod", "Trade hands"
    QString symbol;   ///< "power-rod"
    friend bool operator==(const PowerOffer&, const PowerOffer&) = default;
};

/// The short name of a power, for a button.
QString powerTitle(const std::string& power, const wording::Vocabulary& words);

/// All powers for cards in this complete document: those of its suits, then those of the registry by title.
std::vector<PowerOffer> offersForCards(const nlohmann::json& document, const engine::Registry& registry,
                                       const wording::Vocabulary& words);
/// All powers for suits.
std::vector<PowerOffer> offersForSuit(engine::Suit suit, const engine::Registry& registry,
                                      const wording::Vocabulary& words);

/// Adds offers to a menu. Calls `chosen` with the use of the selected offer.
void addOffers(QMenu& menu, const std::vector<PowerOffer>& offers, const Theme& theme,
               const std::function<void(const std::string&)>& chosen);

}  // namespace gnostica::gui
