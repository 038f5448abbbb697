#include "app/gui/program/diagnostics/slow_events.h"

#include <QEvent>
#include <QMetaEnum>
#include <QObject>

namespace gnostica::gui {

const char* SlowEvents::nameOf(const QObject& receiver) {
    return receiver.metaObject()->className();
}

void SlowEvents::finish(const Delivery& delivery) {
    Delivery* outer = delivery.outer;
    if (outer != nullptr) {
        outer->heldLoop |= delivery.heldLoop || outer->loopLevel < delivery.loopLevel;
    }
    const bool isPart = outer != nullptr && outer->loopLevel == delivery.loopLevel;
    const qint64 took = clock_() - delivery.started;
    if (isPart || delivery.heldLoop || took <= kNoticedMs) {
        return;
    }
    const char* event = QMetaEnum::fromType<QEvent::Type>().valueToKey(delivery.type);
    log_.info(
        QStringLiteral("slow: %1 ms for %2 in %3")
            .arg(took)
            .arg(QString::fromLatin1(event != nullptr ? event : "an event"), QString::fromLatin1(delivery.receiver)));
}

}  // namespace gnostica::gui
