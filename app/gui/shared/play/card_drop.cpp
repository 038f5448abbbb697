#include "app/gui/shared/play/card_drop.h"

#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/card_mime.h"

#include <QDropEvent>
#include <QMimeData>

namespace gnostica::gui {

CardDrop::CardDrop(BoardView& view) : QObject(&view), view_(view) {
    view.setAcceptDrops(true);
    view.viewport()->setAcceptDrops(true);
    view.viewport()->installEventFilter(this);
}

bool CardDrop::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: return take(*static_cast<QDropEvent*>(event)) || QObject::eventFilter(watched, event);
    case QEvent::DragLeave: Q_EMIT hovered(card_, std::nullopt); return QObject::eventFilter(watched, event);
    default: return QObject::eventFilter(watched, event);
    }
}

bool CardDrop::take(QDropEvent& event) {
    const auto card = cardIn(*event.mimeData());
    if (!card) {
        return false;
    }
    card_ = *card;
    event.setDropAction(Qt::CopyAction);
    event.accept();
    const engine::Space space = view_.board()->geometry().spaceAt(view_.mapToScene(event.position().toPoint()));
    if (event.type() == QEvent::Drop) {
        Q_EMIT dropped(*card, space);
    } else {
        Q_EMIT hovered(*card, space);
    }
    return true;
}

}  // namespace gnostica::gui
