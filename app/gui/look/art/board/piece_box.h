// Pieces in small places.
#pragma once

#include "app/gui/look/art/board/pyramid_shape.h"

#include <QRectF>

namespace gnostica::gui {

/// The box for PyramidArt::paint() in which a piece fills this place without being cut: outline and keyline, but not
/// the soft shadow, lie within it.
QRectF pieceBoxIn(const QRectF& place, const PieceLook& look);

}  // namespace gnostica::gui
