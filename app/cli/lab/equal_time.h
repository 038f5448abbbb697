// Equal processor time for two computer players.
#pragma once

#include "engine/lab/entrants.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace gnostica::cli {

/// Returns the seconds of processor time so far.
using ProcessorClock = std::function<double()>;

/// The processor time of this program, with all its threads.
double processorSeconds();

/// The largest number of iterations of a player.
inline constexpr int kMostIterations = 10'000'000;

/// True if a level thinks longer with more iterations.
bool canBeAdjusted(engine::bots::Level level);

/// Positions from one game, in which the compared players decide.
class TimedPositions {
public:
    /// Uses the positions of a game under these rules that is always the same.
    TimedPositions(std::shared_ptr<const engine::Rules> rules, int seats, ProcessorClock clock = processorSeconds);
    /// Uses the given positions, in each of which a player decides.
    TimedPositions(std::shared_ptr<const engine::Rules> rules, std::vector<engine::State> states,
                   ProcessorClock clock = processorSeconds);

    const std::vector<engine::State>& states() const { return states_; }
    /// Average processor time for a step in each of the positions.
    double secondsOf(const engine::lab::Entrant& entrant) const;

private:
    double onceBy(const engine::lab::Entrant& entrant) const;

    std::shared_ptr<const engine::Rules> rules_;
    std::vector<engine::State> states_;
    ProcessorClock clock_;
};

/// The number of iterations whose cost is closest to `seconds`, among a few that are tried, starting from `first`. More
/// iterations cost more. Nullopt if even the closest is too far off.
std::optional<int> iterationsFor(double seconds, int first, const std::function<double(int)>& cost);

}  // namespace gnostica::cli
