// Where the chips of a ring of choices lie.
#pragma once

#include "engine/model/facing.h"

#include <QRect>

#include <span>
#include <vector>

namespace gnostica::gui {

/// What a ring is laid out by, in pixels of the view. Facings are as they are seen on the screen.
struct RingGround {
    QRect view;
    QRect tile;                  ///< round which it lies
    std::vector<QRect> picked;   ///< things that were picked elsewhere: they stay in sight where there is any way
    std::vector<QRect> targets;  ///< things that may be picked: rather in sight, too
    int chip = 32;               ///< across a chip
    int words = 0;
    int amounts = 0;
    std::vector<engine::Facing> facings;
    bool ends = false;  ///< with chips to confirm and to take back
};

/// The places of all chips, as the ground counts them; those that are not there are empty.
struct RingPlaces {
    std::vector<QRect> words;
    std::vector<QRect> amounts;
    std::vector<QRect> facings;
    QRect confirm;
    QRect takeBack;
    /// What lies under words and amounts and keeps them together.
    QRect wordTray;
    QRect amountTray;
    QRect everything() const;
};

/// Facings on the sides, upright in the north-east, confirming in the south-east, taking back in the south-west; words
/// above and numbers below, or wherever they hide least. The whole ring stays inside the view. Nothing of it is
/// mirrored: the sides of the tile are those of the board.
RingPlaces layOutRing(const RingGround& ground);

}  // namespace gnostica::gui
