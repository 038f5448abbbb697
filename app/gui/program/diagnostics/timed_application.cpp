#include "app/gui/program/diagnostics/timed_application.h"

#include <QEvent>
#include <QThread>
#include <QTimer>
#include <QWidget>

namespace gnostica::gui {

TimedApplication::TimedApplication(int& argc, char** argv, const QElapsedTimer& sinceStart)
    : QApplication(argc, argv),
      time_(sinceStart),
      slow_([this] { return time_.elapsed(); }),
      guard_([this] { return time_.elapsed(); }) {}

void TimedApplication::setLog(const diagnostics::Log& log) {
    log_ = log;
    slow_.setLog(log);
    guard_.setLog(log);
}

void TimedApplication::logWhenUsable(QWidget& window) {
    window.installEventFilter(this);
}

bool TimedApplication::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        // runs when the window and its contents have been painted
        QTimer::singleShot(0, this, [this] { log_.info(QStringLiteral("usable after %1 ms").arg(elapsedMs())); });
    }
    return QApplication::eventFilter(watched, event);
}

bool TimedApplication::notify(QObject* receiver, QEvent* event) {
    if (QThread::currentThread() != thread()) {
        return QApplication::notify(receiver, event);
    }
    return slow_.deliver(*receiver, event->type(), thread()->loopLevel(), [&] {
        return guard_.deliver(*receiver, [&] { return QApplication::notify(receiver, event); });
    });
}

}  // namespace gnostica::gui
