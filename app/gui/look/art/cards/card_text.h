// Texts on a card, in the player's language.
#pragma once

#include "app/wording/power_icons.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace gnostica::gui {

using wording::PowerIcon;

struct CardText {
    QString name;    ///< such as "Queen of Cups"
    QString corner;  ///< such as "Q"
    int value = 0;   ///< as a territory
    std::vector<PowerIcon> icons;
    friend bool operator==(const CardText&, const CardText&) = default;

    /// Distinguishes texts in the keys of cached pictures.
    std::size_t fingerprint() const;
};

}  // namespace gnostica::gui
