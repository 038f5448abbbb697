// The powers that a card may be given.
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
    std::string use;  ///< as documents name it: a suit, or a power
    QString title;    ///< "Rod", "Trade hands"
    QString symbol;   ///< "power-rod"
    friend bool operator==(const PowerOffer&, const PowerOffer&) = default;
};

/// A power in a word or two, as it stands on a button.
QString powerTitle(const std::string& power, const wording::Vocabulary& words);

/// All that can stand on a card in this whole document: the powers of its suits, then those of the registry by title.
std::vector<PowerOffer> offersForCards(const nlohmann::json& document, const engine::Registry& registry,
                                       const wording::Vocabulary& words);
/// All that can be the power of a suit.
std::vector<PowerOffer> offersForSuit(engine::Suit suit, const engine::Registry& registry,
                                      const wording::Vocabulary& words);

/// Adds them to a menu. `chosen` is called with the use.
void addOffers(QMenu& menu, const std::vector<PowerOffer>& offers, const Theme& theme,
               const std::function<void(const std::string&)>& chosen);

}  // namespace gnostica::gui
