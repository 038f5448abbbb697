// Detection of events that block the window.
#pragma once

#include "app/diagnostics/log.h"

#include <QtGlobal>

#include <functional>

class QObject;

namespace gnostica::gui {

/// Measures the delivery of all events on one thread and logs those that take long enough to be noticed. Events that
/// open a dialog last as long as the dialog and are not logged, unlike events within the dialog.
class SlowEvents {
public:
    static constexpr qint64 kNoticedMs = 50;
    /// Milliseconds from an arbitrary start.
    using Clock = std::function<qint64()>;

    explicit SlowEvents(Clock clock) : clock_(std::move(clock)) {}

    /// Nothing is logged before this is called.
    void setLog(diagnostics::Log log) { log_ = std::move(log); }

    /// Calls `deliver`, which delivers the event of this QEvent::Type to `receiver`, and returns its result.
    /// `loopLevel`: number of nested event loops.
    template <class Deliver>
    bool deliver(const QObject& receiver, int type, int loopLevel, Deliver deliver) {
        Delivery delivery{nameOf(receiver), type, loopLevel, clock_(), top_, false};
        top_ = &delivery;
        const bool result = deliver();  // may destroy the receiver
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
        bool heldLoop;  ///< an event loop ran during this delivery
    };

    static const char* nameOf(const QObject& receiver);
    void finish(const Delivery& delivery);

    Clock clock_;
    diagnostics::Log log_;
    Delivery* top_ = nullptr;
};

}  // namespace gnostica::gui
