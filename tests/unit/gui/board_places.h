// Places on a board, to click at.
#pragma once

#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"

#include <QPoint>
#include <QPointF>

namespace gnostica::tests {

/// The middle of a space in the view.
inline QPoint middleOf(const gui::BoardView& view, engine::Space space) {
    return view.mapFromScene(view.board()->geometry().centreOf(space));
}

/// A part of a space without pieces, in the view: the lower left corner of its card.
inline QPoint groundOf(const gui::BoardView& view, engine::Space space) {
    const QRectF cell = view.board()->geometry().cellOf(space);
    return view.mapFromScene(cell.center() + QPointF(-0.44 * cell.width(), 0.4 * cell.height()));
}

}  // namespace gnostica::tests
