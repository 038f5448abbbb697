#include "engine/lab/betting.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::lab {

namespace {

/// Parts of the capital that are bet. Large ones quickly prove rare effects; small ones do not lose by chance what many
/// observations of large variance prove.
constexpr std::size_t kStakes = 9;

std::array<double, kStakes> stakes() {
    constexpr double greatest = 0.97;
    constexpr double step = 0.5;  // neighbours win nearly as much
    std::array<double, kStakes> stakes{};
    double stake = greatest;
    for (double& each : stakes) {
        each = stake;
        stake *= step;
    }
    return stakes;
}

}  // namespace

Betting::Betting(const Bounds& bounds) : bounds_(bounds) {}

double Betting::scaled(double value) const {
    return std::clamp((value - bounds_.low) / (bounds_.high - bounds_.low), 0.0, 1.0);
}

void Betting::add(double value) {
    const double position = scaled(value) * static_cast<double>(kCells);
    const auto cell = std::min(static_cast<std::size_t>(position), kCells - 1);
    const double upper = position - static_cast<double>(cell);
    upwards_[cell] += 1 - upper;
    upwards_[cell + 1] += upper;
    downwards_[kCells - cell] += 1 - upper;
    downwards_[kCells - cell - 1] += upper;
}

/// For observations and a mean between 0 and 1. The capital of a stake is the product of 1 + stake (x / mean - 1).
double Betting::logWon(const Places& places, double mean) {
    if (mean <= 0) {
        const bool isHigher = std::any_of(places.begin() + 1, places.end(), [](double seen) { return seen > 0; });
        return isHigher ? HUGE_VAL : -HUGE_VAL;
    }
    static const std::array<double, kStakes> kAll = stakes();
    std::array<double, kStakes> logs{};
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] > 0) {
            const double odds = static_cast<double>(i) / static_cast<double>(kCells) / mean - 1;
            for (std::size_t stake = 0; stake < kStakes; ++stake) {
                logs[stake] += places[i] * std::log1p(kAll[stake] * odds);
            }
        }
    }
    const double best = *std::max_element(logs.begin(), logs.end());
    double sum = 0;
    for (const double each : logs) {
        sum += std::exp(each - best);
    }
    constexpr double halves = 2;
    return best + std::log(sum / (halves * static_cast<double>(kStakes)));
}

double Betting::logWonOnMore(double mean) const {
    return logWon(upwards_, scaled(mean));
}

double Betting::logWonOnLess(double mean) const {
    return logWon(downwards_, 1 - scaled(mean));
}

}  // namespace gnostica::engine::lab
