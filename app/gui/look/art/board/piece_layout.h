// Arrangement of the pieces of a space.
#pragma once

#include "app/gui/look/art/board/pyramid_shape.h"

#include <QPointF>

#include <span>
#include <vector>

namespace gnostica::gui {

/// Position of a piece relative to the centre of its space, and its scale.
struct PieceSpot {
    QPointF offset;
    double scale = 1;
    friend bool operator==(const PieceSpot&, const PieceSpot&) = default;
};

/// Spots for the pieces of a space, in their order. Up to three pieces overlap at most a little and never hide pips;
/// more are arranged in rows, as large as fits. Index and points of the card are hidden only if there is no other room;
/// one or two pieces also leave the name free.
std::vector<PieceSpot> arrange(std::span<const PieceLook> pieces);

}  // namespace gnostica::gui
