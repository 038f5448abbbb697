// The application, which knows how long it takes to answer, and does not end because of what fails in an event.
#pragma once

#include "app/gui/program/diagnostics/guard.h"
#include "app/gui/program/diagnostics/slow_events.h"

#include <QApplication>
#include <QElapsedTimer>

namespace gnostica::gui {

class TimedApplication : public QApplication {
    Q_OBJECT

public:
    /// `argc` and `argv` must stay, as for QApplication; `sinceStart` runs already.
    TimedApplication(int& argc, char** argv, const QElapsedTimer& sinceStart);

    /// Where slow events and failures are logged from now on.
    void setLog(const diagnostics::Log& log);
    /// Logs when this window has been drawn and waits for its user; it must stay until then.
    void logWhenUsable(QWidget& window);

    /// Catches what is thrown while events are delivered.
    const Guard& guard() const { return guard_; }

    /// Since the program was started.
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
