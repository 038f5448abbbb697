#include "app/table/play_clock.h"

#include <algorithm>

namespace gnostica::table {

using std::chrono::milliseconds;

PlayClock::PlayClock(milliseconds before, QObject* parent) : QObject(parent), before_(before) {
    bell_.setSingleShot(true);
    connect(&bell_, &QTimer::timeout, this, &PlayClock::rang);
}

milliseconds PlayClock::time() const {
    return before_ + milliseconds(sinceThen_.isValid() ? sinceThen_.elapsed() : 0);
}

void PlayClock::wind(int minutes) {
    bell_.stop();
    if (minutes > 0) {
        bell_.start(std::max(milliseconds(0), std::chrono::minutes(minutes) - time()));
    }
}

}  // namespace gnostica::table
