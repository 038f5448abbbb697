// How the pieces of one space are arranged on it.
#pragma once

#include <QPointF>

#include <vector>

namespace gnostica::gui {

/// Where a piece stands in its space (from the centre of the space) and how much it is shrunk.
struct PieceSpot {
    QPointF offset;
    double scale = 1;
    friend bool operator==(const PieceSpot&, const PieceSpot&) = default;
};

/// Spots for `count` pieces, first come first. They never overlap; up to three pieces have their full size. The
/// top left corner, where the card's value stands, stays free as long as there is any other place.
std::vector<PieceSpot> arrange(int count);

}  // namespace gnostica::gui
