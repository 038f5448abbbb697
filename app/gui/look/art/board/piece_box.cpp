#include "app/gui/look/art/board/piece_box.h"

#include "app/gui/look/art/board/board_metrics.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Of the keyline outside of the outline, in units of the board.
constexpr double kKeylineAround = 7;

}  // namespace

QRectF pieceBoxIn(const QRectF& place, const PieceLook& look) {
    const QRectF seen =
        outlineOf(look).boundingRect().adjusted(-kKeylineAround, -kKeylineAround, kKeylineAround, kKeylineAround);
    const double unit = std::min(place.width() / seen.width(), place.height() / seen.height());
    return metrics::square(place.center() - seen.center() * unit, unit * metrics::kPieceBox);
}

}  // namespace gnostica::gui
