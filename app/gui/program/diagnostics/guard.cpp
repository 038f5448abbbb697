#include "app/gui/program/diagnostics/guard.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace gnostica::gui {

namespace {

/// Messages about more kinds of failures at a time would not help the user: the others are only logged.
constexpr std::size_t kMostKnown = 100;

}  // namespace

void Guard::note(const char* receiver) noexcept {
    try {
        tell(diagnostics::currentFailure(), receiver);
    } catch (...) {  // there may not even be enough memory for a message
        std::fputs("gnostica: a failure could not be told\n", stderr);
    }
}

void Guard::tell(const diagnostics::Failure& failure, const char* receiver) {
    const qint64 now = clock_();
    const auto known = std::ranges::find(known_, failure, &Known::failure);
    const bool isKnown = known != known_.end();
    const bool isLoop = isKnown && now - std::exchange(known->last, now) < kQuietMs;
    if (isLoop) {
        ++known->silent;
        return;
    }
    log_.error(QStringLiteral("caught while an event was delivered to %1, after %2 silent ones: %3")
                   .arg(QString::fromLatin1(receiver))
                   .arg(isKnown ? std::exchange(known->silent, 0) : 0)
                   .arg(failure.detail));
    if (isKnown || remember(failure, now)) {
        QMetaObject::invokeMethod(
            this, [this, failure] { Q_EMIT caught(failure); }, Qt::QueuedConnection);
    }
}

/// Returns false if too many kinds of failures have occurred lately.
bool Guard::remember(const diagnostics::Failure& failure, qint64 now) {
    if (known_.size() >= kMostKnown) {
        std::erase_if(known_, [now](const Known& each) { return now - each.last >= kQuietMs; });
    }
    if (known_.size() >= kMostKnown) {
        return false;
    }
    known_.push_back({failure, now, 0});
    return true;
}

}  // namespace gnostica::gui
