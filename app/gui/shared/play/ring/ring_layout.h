// Layout of a ring of choices.
#pragma once

#include "engine/model/facing.h"

#include <QRect>

#include <span>
#include <vector>

namespace gnostica::gui {

/// Input of the layout, in pixels of the view. Facings are those on the screen.
struct RingGround {
    QRect view;
    QRect tile;                  ///< the tile that it surrounds
    std::vector<QRect> picked;   ///< things that were picked elsewhere: stay visible if at all possible
    std::vector<QRect> targets;  ///< things that may be picked: stay visible if possible
    int chip = 32;               ///< diameter of a chip
    int words = 0;
    int amounts = 0;
    std::vector<engine::Facing> facings;
    bool ends = false;     ///< with chips for confirming and taking back
    bool leadsOn = false;  ///< confirming is not yet the end, and its chip is no larger than the others
};

/// Places of all chips, in the numbers of the RingGround; empty for chips that do not exist.
struct RingPlaces {
    std::vector<QRect> words;
    std::vector<QRect> amounts;
    std::vector<QRect> facings;
    QRect confirm;
    QRect takeBack;
    /// Background that keeps words or amounts together.
    QRect wordTray;
    QRect amountTray;
    QRect everything() const;
};

/// Facings at the sides, upright in the north-east, confirm in the south-east, take back in the south-west; words above
/// and numbers below, or wherever they hide least. The whole ring stays inside the view. Never mirrored: the sides of
/// the tile are those of the board.
RingPlaces layOutRing(const RingGround& ground);

}  // namespace gnostica::gui
