// An application that measures its response times and survives exceptions in events.
#pragma once

#include "app/gui/program/diagnostics/guard.h"
#include "app/gui/program/diagnostics/slow_events.h"

#include <QApplication>
#include <QElapsedTimer>

namespace gnostica::gui {

class TimedApplication : public QApplication {
    Q_OBJECT

public:
    /// `argc` and `argv` must outlive this, as for QApplication; `sinceStart` must be running.
    TimedApplication(int& argc, char** argv, const QElapsedTimer& sinceStart);

    /// Sets the log for slow events and failures.
    void setLog(const diagnostics::Log& log);
    /// Logs when this window has been painted and is ready for use; the window must exist until then.
    void logWhenUsable(QWidget& window);

    /// The handler of exceptions in events.
    const Guard& guard() const { return guard_; }

    /// Milliseconds since the program was started.
    qint64 elapsedMs() const { return time_.elapsed(); }

    bool notify(QObject* receiver, QEvent* event) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QElapsedTimer time_;
    SlowEvents slow_;
    Guard guard_;
    diagnostics::Log log_;
};

}  // namespace gnostica::gui
