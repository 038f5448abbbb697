#include "app/gui/diagnostics/guard.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace gnostica::gui {

namespace {

/// Of more kinds of failures at a time nobody learns anything.
constexpr std::size_t kMostKnown = 100;

}  // namespace

void Guard::note(const char* receiver) noexcept {
    try {
        tell(diagnostics::currentFailure(), receiver);
    } catch (...) {  // not even enough memory to say so
        std::fputs("gnostica: a failure could not be told\n", stderr);
    }
}

void Guard::tell(const diagnostics::Failure& failure, const char* receiver) {
    const qint64 now = clock_();
    auto known = std::ranges::find(known_, failure, &Known::failure);
    if (known != known_.end()) {
        const bool isLoop = now - std::exchange(known->last, now) < kQuietMs;
        if (isLoop) {
            ++known->silent;
            return;
        }
    } else if (known_.size() == kMostKnown) {
        return;
    } else {
        known = known_.insert(known_.end(), {failure, now, 0});
    }
    log_.error(QStringLiteral("caught while an event was delivered to %1, after %2 silent ones: %3")
                   .arg(QString::fromLatin1(receiver))
                   .arg(std::exchange(known->silent, 0))
                   .arg(failure.detail));
    QMetaObject::invokeMethod(
        this, [this, failure] { Q_EMIT caught(failure); }, Qt::QueuedConnection);
}

}  // namespace gnostica::gui
