// As much processor time for one computer player as for another.
#pragma once

#include "engine/lab/entrants.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace gnostica::cli {

/// Seconds of processor time so far.
using ProcessorClock = std::function<double()>;

/// Those of this program, with all its threads.
double processorSeconds();

/// How many iterations a player can think at most.
inline constexpr int kMostIterations = 10'000'000;

/// Does a level think longer with more iterations?
bool canBeAdjusted(engine::bots::Level level);

/// Positions of one game, in which the players that are compared decide.
class TimedPositions {
public:
    /// Those of a game by these rules that is always the same.
    TimedPositions(std::shared_ptr<const engine::Rules> rules, int seats, ProcessorClock clock = processorSeconds);
    /// Given ones, in all of which a player decides.
    TimedPositions(std::shared_ptr<const engine::Rules> rules, std::vector<engine::State> states,
                   ProcessorClock clock = processorSeconds);

    const std::vector<engine::State>& states() const { return states_; }
    /// Processor time for a step in each of them.
    double secondsOf(const engine::lab::Entrant& entrant) const;

private:
    double onceBy(const engine::lab::Entrant& entrant) const;

    std::shared_ptr<const engine::Rules> rules_;
    std::vector<engine::State> states_;
    ProcessorClock clock_;
};

/// The number of iterations that costs closest to so many seconds, of few that are tried, from `first` on. More
/// iterations cost more. Nothing if not even the closest comes near.
std::optional<int> iterationsFor(double seconds, int first, const std::function<double(int)>& cost);

}  // namespace gnostica::cli
