// How the pieces of one space are arranged on it.
#pragma once

#include "app/gui/look/art/board/pyramid_shape.h"

#include <QPointF>

#include <span>
#include <vector>

namespace gnostica::gui {

/// Where a piece stands in its space (from the centre of the space) and how much it is shrunk.
struct PieceSpot {
    QPointF offset;
    double scale = 1;
    friend bool operator==(const PieceSpot&, const PieceSpot&) = default;
};

/// Spots for the pieces of a space, first come first. Up to three overlap a little at most, and never the pips of one
/// another; more stand in rows, as large as they can be side by side. Index and points of the card stay free where
/// there is any other room, and of one or two pieces its name, too.
std::vector<PieceSpot> arrange(std::span<const PieceLook> pieces);

}  // namespace gnostica::gui
