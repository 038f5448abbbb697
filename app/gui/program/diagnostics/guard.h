// Handler of exceptions thrown during the delivery of events.
#pragma once

#include "app/diagnostics/failure.h"
#include "app/diagnostics/log.h"

#include <QObject>
#include <QtGlobal>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// Keeps the program running: the current action is abandoned, everything else stays unchanged. Each failure is logged
/// and reported, but not its repetitions, for example by a widget that is painted again. If there are very many kinds,
/// only the first are reported, but all are logged.
class Guard : public QObject {
    Q_OBJECT

public:
    /// Quiet time in milliseconds after which the same failure is reported again.
    static constexpr qint64 kQuietMs = 10'000;
    /// Milliseconds from an arbitrary start.
    using Clock = std::function<qint64()>;

    explicit Guard(Clock clock) : clock_(std::move(clock)) {}

    /// Nothing is logged before this is called.
    void setLog(diagnostics::Log log) { log_ = std::move(log); }

    /// Calls `deliver` and returns its result, or false if it throws; `receiver` may then no longer exist.
    template <class Deliver>
    bool deliver(const QObject& receiver, Deliver deliver) {
        const char* name = receiver.metaObject()->className();
        try {
            return deliver();
        } catch (...) {
            note(name);
            return false;
        }
    }

Q_SIGNALS:
    /// Emitted from the event loop, when no action is in progress: receivers may do anything.
    void caught(const gnostica::diagnostics::Failure& failure);

private:
    struct Known {
        diagnostics::Failure failure;
        qint64 last;  ///< time of the last occurrence
        int silent;   ///< number of occurrences since the last report
    };

    void note(const char* receiver) noexcept;
    void tell(const diagnostics::Failure& failure, const char* receiver);
    bool remember(const diagnostics::Failure& failure, qint64 now);

    Clock clock_;
    diagnostics::Log log_;
    std::vector<Known> known_;
};

}  // namespace gnostica::gui
