// The last one who can catch what is thrown while an event is delivered.
#pragma once

#include "app/diagnostics/failure.h"
#include "app/diagnostics/log.h"

#include <QObject>
#include <QtGlobal>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// Lets the program go on where it would end: what was being done is dropped, everything else stays as it is. Each
/// failure is logged and told; one that comes again and again, as from a widget that is drawn anew, is not. Of very
/// many different ones at a time the first are told, and all are logged.
class Guard : public QObject {
    Q_OBJECT

public:
    /// The same failure is told again once it has been quiet for so long.
    static constexpr qint64 kQuietMs = 10'000;
    /// Milliseconds since any moment.
    using Clock = std::function<qint64()>;

    explicit Guard(Clock clock) : clock_(std::move(clock)) {}

    /// Until then nothing is logged.
    void setLog(diagnostics::Log log) { log_ = std::move(log); }

    /// Calls `deliver` and gives what that gave, or false if it throws; then `receiver` may be gone.
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
    /// Comes out of the event loop, when nothing is under way any more: everything can be done in it.
    void caught(const gnostica::diagnostics::Failure& failure);

private:
    struct Known {
        diagnostics::Failure failure;
        qint64 last;  ///< when it came last
        int silent;   ///< how often it has come since it was told
    };

    void note(const char* receiver) noexcept;
    void tell(const diagnostics::Failure& failure, const char* receiver);
    bool remember(const diagnostics::Failure& failure, qint64 now);

    Clock clock_;
    diagnostics::Log log_;
    std::vector<Known> known_;
};

}  // namespace gnostica::gui
