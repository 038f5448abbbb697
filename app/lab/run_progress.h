// Progress and outcome of runs with many games.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace gnostica::lab {

struct RunProgress {
    int done = 0;
    int total = 0;
    std::optional<double> secondsLeft;
};

enum class RunEnd : std::uint8_t { finished, stopped };

/// Estimates the remaining time from the pace so far.
class RunForecast {
public:
    RunForecast(int total, int before) : total_(total), before_(before) {}

    int total() const { return total_; }
    RunProgress at(int done) const {
        const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
        const int since = done - before_;
        constexpr double early = 1;
        RunProgress progress{done, total_, std::nullopt};
        if (since > 0 && seconds > early) {
            progress.secondsLeft = seconds / since * (total_ - done);
        }
        return progress;
    }

private:
    using Clock = std::chrono::steady_clock;

    int total_;
    int before_;
    Clock::time_point start_ = Clock::now();
};

}  // namespace gnostica::lab
