// The time of a budget that several tasks use one after another.
#pragma once

#include "engine/bots/player.h"

#include <algorithm>
#include <chrono>

namespace gnostica::engine::bots {

/// Starts when constructed.
class Countdown {
public:
    /// 0 seconds: no limit.
    explicit Countdown(double seconds) : seconds_(seconds) {}

    bool isUp() const { return seconds_ > 0 && left() <= 0; }
    /// The seconds for a part of the remaining time: 0 if there is no limit, and more than 0 even if no time is left.
    double share(double part) const {
        constexpr double least = 1e-6;
        return seconds_ > 0 ? std::max(least, left() * part) : 0;
    }

private:
    using Clock = std::chrono::steady_clock;

    double left() const { return seconds_ - std::chrono::duration<double>(Clock::now() - start_).count(); }

    double seconds_;
    Clock::time_point start_ = Clock::now();
};

/// A budget limited to a part of the remaining time.
inline Budget within(Budget budget, const Countdown& time, double part) {
    budget.seconds = time.share(part);
    return budget;
}

}  // namespace gnostica::engine::bots
