// Tests look at what has come to rest, and wait for no clock: all that is on its way arrives, all that waits its time
// is told that the time is over.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QGraphicsView>
#include <QPointer>
#include <QTimer>
#include <QTimerEvent>
#include <QWidget>

#include <utility>

namespace gnostica::tests {

/// Sees whether anything is still on its way to its place.
class Stir : public QObject {
public:
    Stir() { qApp->installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        switch (event->type()) {
        case QEvent::LayoutRequest:
        case QEvent::Resize:
        case QEvent::Show:
        case QEvent::Hide:
        case QEvent::Polish:
        case QEvent::MetaCall:  // what was put off until all is laid out
        case QEvent::FontChange: isSeen_ = true; break;
        default: break;
        }
        return false;
    }
    /// Whether there was anything since it was asked last.
    bool take() { return std::exchange(isSeen_, false); }

private:
    bool isSeen_ = false;
};

/// Until everything has found its place: a layout may ask for another one, and a window answers its system's events
/// only when it comes to them, which takes a busy machine several rounds.
inline void settle() {
    constexpr int kRounds = 100;  // what never rests is no reason to hang
    Stir stir;
    for (int round = 0; round < kRounds; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        if (!stir.take() && round > 1) {
            return;
        }
    }
}

/// At once, and without a window manager, as no other function does it. (Qt calls it deprecated: no program should.)
inline void activate(QWidget& window) {
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    QApplication::setActiveWindow(&window);
    QT_WARNING_POP
}

/// The widget, to be measured.
template <class Widget>
Widget& laidOut(Widget& widget) {
    settle();
    return widget;
}

/// The part of the scene that is in view, to a fraction of a point: places in a view are rounded, maybe out of it.
inline QRectF inView(const QGraphicsView& view) {
    return view.mapToScene(view.viewport()->rect()).boundingRect();
}

/// Whatever waits in or below it has waited long enough.
inline void letTimePass(const QObject& whole) {
    settle();
    QList<QPointer<QTimer>> waiting;
    for (QTimer* timer : whole.findChildren<QTimer*>()) {
        waiting.append(timer);
    }
    for (const QPointer<QTimer>& timer : waiting) {
        if (timer && timer->isActive()) {
            QTimerEvent due(timer->timerId());
            QCoreApplication::sendEvent(timer, &due);
        }
    }
    settle();
}

}  // namespace gnostica::tests
