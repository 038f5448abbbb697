#include "app/gui/windows/position/board_input.h"

#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/board/items/piece_item.h"
#include "app/gui/shared/panels/card_mime.h"
#include "app/gui/shared/table/edit_tool.h"

#include <QApplication>
#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QWheelEvent>

namespace gnostica::gui {

namespace {

constexpr int kNotch = 120;  // eighths of a degree, as for most mice

}  // namespace

BoardInput::BoardInput(BoardView& view, EditTool& tool) : QObject(&view), view_(view), tool_(tool) {
    view.setAcceptDrops(true);
    view.viewport()->setAcceptDrops(true);
    view.viewport()->installEventFilter(this);
}

engine::Space BoardInput::spaceAt(const QPoint& point) const {
    return view_.board()->geometry().spaceAt(view_.mapToScene(point));
}

bool BoardInput::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Wheel:
        if (wheel(*static_cast<QWheelEvent*>(event))) {
            return true;
        }
        break;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        if (drop(*static_cast<QDropEvent*>(event))) {
            return true;
        }
        break;
    case QEvent::MouseButtonPress: press(*static_cast<QMouseEvent*>(event)); break;
    case QEvent::MouseButtonRelease: pressed_.reset(); break;
    case QEvent::MouseMove:
        if (move(*static_cast<QMouseEvent*>(event))) {
            return true;
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

/// With Ctrl the wheel zooms, as everywhere.
bool BoardInput::wheel(const QWheelEvent& event) {
    const bool turns =
        std::holds_alternative<engine::Piece>(tool_.brush()) && !event.modifiers().testFlag(Qt::ControlModifier);
    if (!turns) {
        angle_ = 0;
        return false;
    }
    angle_ += event.angleDelta().y();
    if (const int notches = angle_ / kNotch; notches != 0) {
        angle_ -= notches * kNotch;
        Q_EMIT wheelTurned(notches);
    }
    return true;
}

bool BoardInput::drop(QDropEvent& event) {
    const auto card = cardIn(*event.mimeData());
    if (!card) {
        return false;
    }
    event.setDropAction(Qt::CopyAction);
    event.accept();
    const engine::Space space = spaceAt(event.position().toPoint());
    if (event.type() == QEvent::Drop) {
        tool_.hover(std::nullopt);
        tool_.dropCard(*card, space);
    }
    return true;
}

void BoardInput::press(const QMouseEvent& event) {
    pressed_.reset();
    const bool isPicking = std::holds_alternative<std::monostate>(tool_.brush());
    if (event.button() != Qt::LeftButton || !isPicking) {
        return;
    }
    for (const QGraphicsItem* item : view_.items(event.pos())) {
        if (qgraphicsitem_cast<const PieceItem*>(item) != nullptr) {
            return;  // pieces are dragged separately
        }
    }
    if (tool_.state().isTerritory(spaceAt(event.pos()))) {
        pressed_ = event.pos();
    }
}

bool BoardInput::move(const QMouseEvent& event) {
    if (!pressed_ || (event.pos() - *pressed_).manhattanLength() < QApplication::startDragDistance()) {
        return false;
    }
    const engine::Territory* territory = tool_.state().territoryAt(spaceAt(*pressed_));
    pressed_.reset();
    if (territory == nullptr) {
        return false;
    }
    auto* drag = new QDrag(view_.viewport());
    drag->setMimeData(mimeOf(territory->card));
    drag->exec(Qt::CopyAction);
    return true;
}

}  // namespace gnostica::gui
