// Moving and zooming the view with mouse, touchpad and fingers.
#include "app/gui/shared/board/board_view.h"

#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace gnostica::gui {

namespace {

/// Eighths of a degree of a wheel that pan by a pixel, if the system does not know the pixels.
constexpr int kAnglePerPixel = 3;

/// Some systems report a touchpad without phases.
bool isByFingers(const QWheelEvent& event) {
    const bool isTouchpad =
        event.pointingDevice() != nullptr && event.pointingDevice()->type() == QInputDevice::DeviceType::TouchPad;
    return isTouchpad || (event.phase() != Qt::NoScrollPhase && !event.pixelDelta().isNull());
}

}  // namespace

void BoardView::pan(const QPoint& by) {
    fitted_ = false;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

/// Does nothing while the whole board is visible.
void BoardView::scroll(const QPoint& by) {
    if (!fitted_) {
        pan(by);
    }
}

/// Keys move the view by a quarter of its size.
bool BoardView::moveView(Act act) {
    const QSize part = viewport()->size() / 4;
    switch (act) {
    case Act::viewUp: scroll({0, part.height()}); return true;
    case Act::viewRight: scroll({-part.width(), 0}); return true;
    case Act::viewDown: scroll({0, -part.height()}); return true;
    case Act::viewLeft: scroll({part.width(), 0}); return true;
    default: return false;
    }
}

void BoardView::startPan(const QPoint& at) {
    panFrom_ = at;
    hideCard();
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void BoardView::endPan() {
    panFrom_.reset();
    viewport()->unsetCursor();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    const bool bar = spaceBar_ != SpaceBar::up && event->button() == Qt::LeftButton;
    if (event->button() == Qt::MiddleButton || bar) {
        startPan(event->pos());
        event->accept();
        return;
    }
    hideCard();
    QGraphicsView::mousePressEvent(event);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (!panFrom_) {
        QGraphicsView::mouseMoveEvent(event);
        return;
    }
    pan(event->pos() - *panFrom_);
    panFrom_ = event->pos();
    if (spaceBar_ == SpaceBar::held) {
        spaceBar_ = SpaceBar::panned;
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (panFrom_) {
        endPan();
        event->accept();
        return;
    }
    QGraphicsView::mouseReleaseEvent(event);
}

/// A mouse wheel zooms at the pointer; two fingers on a touchpad, or a wheel that is tilted, pan a board that is not
/// wholly visible. With Ctrl, everything zooms.
void BoardView::wheelEvent(QWheelEvent* event) {
    hideCard();
    event->accept();
    const bool isSideways = event->angleDelta().y() == 0;
    if ((isByFingers(*event) || isSideways) && !event->modifiers().testFlag(Qt::ControlModifier)) {
        scroll(event->pixelDelta().isNull() ? event->angleDelta() / kAnglePerPixel : event->pixelDelta());
        return;
    }
    zoomAt(std::pow(2.0, event->angleDelta().y() / 480.0), event->position());
}

bool BoardView::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::Gesture: return handleGesture(static_cast<QGestureEvent*>(event));
    case QEvent::NativeGesture:
        if (handleNativeGesture(static_cast<QNativeGestureEvent*>(event))) {
            return true;
        }
        break;
    default: break;
    }
    return QGraphicsView::viewportEvent(event);
}

bool BoardView::handleGesture(QGestureEvent* event) {
    const auto* pinch = static_cast<QPinchGesture*>(event->gesture(Qt::PinchGesture));
    if (pinch == nullptr) {
        return false;
    }
    if (pinch->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged)) {
        zoomAt(pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->centerPoint()));
    }
    if (pinch->changeFlags().testFlag(QPinchGesture::CenterPointChanged)) {
        pan((pinch->centerPoint() - pinch->lastCenterPoint()).toPoint());
    }
    event->accept();
    return true;
}

bool BoardView::handleNativeGesture(QNativeGestureEvent* event) {
    if (event->gestureType() != Qt::ZoomNativeGesture) {
        return false;
    }
    zoomAt(1 + event->value(), event->position());
    return true;
}

}  // namespace gnostica::gui
