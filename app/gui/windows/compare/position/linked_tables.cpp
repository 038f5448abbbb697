#include "app/gui/windows/compare/position/linked_tables.h"

#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/table/table_widget.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QTimer>

#include <cmath>

namespace gnostica::gui {

namespace {

constexpr double kSameZoom = 1e-3;

}  // namespace

LinkedTables::LinkedTables(TableWidget& first, TableWidget& second, QObject* parent)
    : QObject(parent),
      first_(first),
      second_(second) {
    link(first, second);
    link(second, first);
}

void LinkedTables::link(TableWidget& from, TableWidget& to) {
    connect(&from, &TableWidget::quarterTurnsChanged, this, [&to](int turns) { to.view()->setQuarterTurns(turns); });
    connect(from.board(), &BoardScene::cursorMoved, this, [this, &from, &to] {
        const auto space = from.board()->cursorSpace();
        if (!isFollowing_ && space && to.board()->cursorSpace() != space) {
            const QScopedValueRollback following(isFollowing_, true);
            to.board()->setCursor(*space);
        }
    });
    from.view()->viewport()->installEventFilter(this);
    from.view()->installEventFilter(this);
}

/// The board handles the event before the other one follows.
bool LinkedTables::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Wheel:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
    case QEvent::NativeGesture:
    case QEvent::Gesture:
    case QEvent::KeyPress: {
        const bool isFirst = watched == first_.view() || watched == first_.view()->viewport();
        QTimer::singleShot(0, this, [this, isFirst] { isFirst ? follow(first_, second_) : follow(second_, first_); });
        break;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void LinkedTables::follow(const TableWidget& from, const TableWidget& to) {
    const BoardView& leading = *from.view();
    BoardView& following = *to.view();
    if (leading.isFitted()) {
        if (!following.isFitted()) {
            following.fit();
        }
        return;
    }
    if (const double factor = leading.zoom() / following.zoom(); std::fabs(factor - 1) > kSameZoom) {
        following.zoomBy(factor);
    }
    following.centerOn(leading.mapToScene(leading.viewport()->rect().center()));
}

}  // namespace gnostica::gui
