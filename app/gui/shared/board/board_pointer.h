// Pressing, dragging and dropping with the mouse.
#pragma once

#include "engine/model/piece.h"
#include "engine/model/space.h"

#include <QPoint>
#include <QPointF>

#include <optional>

namespace gnostica::gui {

class PieceItem;

/// Follows the pointer from press to release: a click, or a drag of one piece. Moves the piece that is dragged and
/// puts it back.
class BoardPointer {
public:
    /// `piece`: what a drag from here would take along; nullptr for nothing.
    void press(PieceItem* piece, const QPointF& point, const QPoint& screen);
    /// True once, when a drag begins.
    bool move(const QPointF& point, const QPoint& screen);
    /// The piece was let go here; what was only clicked is not dragged.
    struct Drop {
        engine::PieceId piece;
        engine::Space from;
        engine::Space to;
        QPointF pointer;  ///< from where the piece stands
    };
    std::optional<Drop> release(const QPointF& point);
    /// The piece goes back to its place, and nothing comes of it.
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
