#include "app/gui/shared/board/board_pointer.h"

#include "app/gui/shared/board/items/piece_item.h"

#include <QApplication>

namespace gnostica::gui {

void BoardPointer::press(PieceItem* piece, const QPointF& point, const QPoint& screen) {
    cancel();
    pressed_ = true;
    piece_ = piece;
    pressedAt_ = screen;
    if (piece_ != nullptr) {
        home_ = piece_->pos();
        grip_ = home_ - point;
    }
}

bool BoardPointer::move(const QPointF& point, const QPoint& screen) {
    if (!pressed_ || piece_ == nullptr) {
        return false;
    }
    const bool begins = !dragging_ && (screen - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (begins) {
        dragging_ = true;
        piece_->setLifted(true);
    }
    if (dragging_) {
        piece_->setPos(point + grip_);
    }
    return begins;
}

std::optional<BoardPointer::Drop> BoardPointer::release(const QPointF& point, const BoardGeometry& geometry) {
    if (!dragging_) {
        cancel();
        return std::nullopt;
    }
    const Drop drop{piece_->id(), piece_->piece().space(), geometry.spaceAt(point), point - home_};
    cancel();
    return drop;
}

void BoardPointer::cancel() {
    if (dragging_) {
        piece_->setLifted(false);
        piece_->setPos(home_);
    }
    piece_ = nullptr;
    pressed_ = dragging_ = false;
}

}  // namespace gnostica::gui
