// What stands on a card, in the player's language.
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace gnostica::gui {

/// One power of a card, as the reference card shows it.
struct PowerIcon {
    QString symbol;            ///< a picture of the symbols: "power-cup"
    QStringList favours;       ///< pictures of what the card adds to it: "no-limit"
    bool alternative = false;  ///< instead of the power before it, not after it
    friend bool operator==(const PowerIcon&, const PowerIcon&) = default;
};

struct CardText {
    QString name;    ///< "Queen of Cups"
    QString corner;  ///< "Q"
    int value = 0;   ///< as a territory
    std::vector<PowerIcon> icons;
    friend bool operator==(const CardText&, const CardText&) = default;

    /// Tells texts apart in the keys of cached pictures.
    std::size_t fingerprint() const;
};

}  // namespace gnostica::gui
