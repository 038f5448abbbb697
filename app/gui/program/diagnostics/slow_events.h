// Finds what keeps the window from answering.
#pragma once

#include "app/diagnostics/log.h"

#include <QtGlobal>

#include <functional>

class QObject;

namespace gnostica::gui {

/// Times the delivery of every event on one thread, and logs those that took longer than a person notices. An event
/// that opens a dialog takes as long as the dialog is open, and is left out; what happens within the dialog is not.
class SlowEvents {
public:
    static constexpr qint64 kNoticedMs = 50;
    /// Milliseconds since any moment.
    using Clock = std::function<qint64()>;

    explicit SlowEvents(Clock clock) : clock_(std::move(clock)) {}

    /// Until then nothing is logged.
    void setLog(diagnostics::Log log) { log_ = std::move(log); }

    /// Calls `deliver`, which gives the event of this QEvent::Type to `receiver`, and gives what that gave. `loopLevel`
    /// is how many event loops run within each other.
    template <class Deliver>
    bool deliver(const QObject& receiver, int type, int loopLevel, Deliver deliver) {
        Delivery delivery{nameOf(receiver), type, loopLevel, clock_(), top_, false};
        top_ = &delivery;
        const bool result = deliver();  // the receiver may be gone after that
        top_ = delivery.outer;
        finish(delivery);
        return result;
    }

private:
    struct Delivery {
        const char* receiver;
        int type;
        int loopLevel;
        qint64 started;
        Delivery* outer;
        bool heldLoop;  ///< an event loop ran within it
    };

    static const char* nameOf(const QObject& receiver);
    void finish(const Delivery& delivery);

    Clock clock_;
    diagnostics::Log log_;
    Delivery* top_ = nullptr;
};

}  // namespace gnostica::gui
