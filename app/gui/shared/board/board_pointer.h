// Clicks, drags and drops with the mouse.
#pragma once

#include "app/gui/look/art/board/board_geometry.h"
#include "engine/model/piece.h"
#include "engine/model/space.h"

#include <QPoint>
#include <QPointF>

#include <optional>

namespace gnostica::gui {

class PieceItem;

/// Follows the pointer from press to release: a click or a drag of one piece. Moves the dragged piece and puts it back.
class BoardPointer {
public:
    /// `piece`: the piece that a drag from here would move, or nullptr.
    void press(PieceItem* piece, const QPointF& point, const QPoint& screen);
    /// Returns true once, when a drag begins.
    bool move(const QPointF& point, const QPoint& screen);
    /// A drop of a piece; nullopt from release() for a mere click.
    struct Drop {
        engine::PieceId piece;
        engine::Space from;
        engine::Space to;
        QPointF pointer;  ///< relative to the place of the piece
    };
    std::optional<Drop> release(const QPointF& point, const BoardGeometry& geometry);
    /// Cancels the drag and puts the piece back.
    void cancel();

    bool isPressed() const { return pressed_; }
    bool isDragging() const { return dragging_; }
    const PieceItem* piece() const { return piece_; }

private:
    PieceItem* piece_ = nullptr;
    QPointF home_;
    QPointF grip_;
    QPoint pressedAt_;
    bool pressed_ = false;
    bool dragging_ = false;
};

}  // namespace gnostica::gui
