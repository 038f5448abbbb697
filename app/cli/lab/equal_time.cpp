#include "app/cli/lab/equal_time.h"

#include "engine/play/play.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <utility>

namespace gnostica::cli {

namespace {

using engine::Seat;
using engine::State;
using engine::bots::Level;

constexpr std::size_t kPositions = 12;
constexpr int kDecisionsApart = 5;
constexpr std::uint64_t kTimedSeed = 1;
/// A measurement is repeated until it has taken this long, or this often.
constexpr double kLeastSeconds = 0.25;
constexpr int kMostRepeats = 50;
constexpr int kMostTrials = 12;
/// Largest ratio to the wanted time that ends the search, and largest ratio of an acceptable answer.
constexpr double kCloseEnough = 1.03;
constexpr double kStillNear = 1.25;
constexpr double kLargestLeap = 16;

std::vector<State> statesOfAGame(const std::shared_ptr<const engine::Rules>& rules, int seats) {
    std::vector<State> states;
    engine::Rng rng(kTimedSeed);
    const auto player = engine::bots::makePlayer(Level::greedy, rules, kTimedSeed);
    State state = newGame(*rules, seats);
    for (int decisions = 0; states.size() < kPositions;) {
        if (isOver(state)) {
            state = newGame(*rules, seats);
        }
        const Seat seat = decider(*rules, state);
        if (seat == Seat::chance) {
            apply(*rules, state, drawChance(*rules, state, rng));
            continue;
        }
        if (++decisions % kDecisionsApart == 0) {
            states.push_back(state);
        }
        apply(*rules, state, player->choose(engine::View(*rules, state, seat), {}));
    }
    return states;
}

}  // namespace

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

bool canBeAdjusted(Level level) {
    return engine::bots::budgetOf(level).iterations > 0;
}

TimedPositions::TimedPositions(std::shared_ptr<const engine::Rules> rules, int seats, ProcessorClock clock)
    : rules_(std::move(rules)),
      states_(statesOfAGame(rules_, seats)),
      clock_(std::move(clock)) {}

TimedPositions::TimedPositions(std::shared_ptr<const engine::Rules> rules, std::vector<State> states,
                               ProcessorClock clock)
    : rules_(std::move(rules)),
      states_(std::move(states)),
      clock_(std::move(clock)) {}

double TimedPositions::secondsOf(const engine::lab::Entrant& entrant) const {
    double seconds = 0;
    int repeats = 0;
    while (seconds < kLeastSeconds && repeats < kMostRepeats) {
        seconds += onceBy(entrant);
        ++repeats;
    }
    return seconds / repeats;
}

/// Does not time construction, which a game does once. New players for each position, as they remember their thinking.
double TimedPositions::onceBy(const engine::lab::Entrant& entrant) const {
    const auto& judging = entrant.judging != nullptr ? *entrant.judging : engine::bots::shippedJudging();
    double seconds = 0;
    for (const State& state : states_) {
        const auto player = engine::bots::makePlayer(entrant.level, rules_, kTimedSeed, judging);
        const engine::View view(*rules_, state, decider(*rules_, state));
        const double start = clock_();
        player->choose(view, entrant.budget);
        seconds += clock_() - start;
    }
    return seconds;
}

std::optional<int> iterationsFor(double seconds, int first, const std::function<double(int)>& cost) {
    int low = 1;
    int high = kMostIterations;
    int tried = std::clamp(first, low, high);
    int closest = tried;
    double least = HUGE_VAL;
    for (int trial = 0; trial < kMostTrials && low <= high && least > kCloseEnough; ++trial) {
        const double ratio = std::max(cost(tried), 1e-9) / std::max(seconds, 1e-9);
        const double distance = std::max(ratio, 1 / ratio);
        if (distance < least) {
            least = distance;
            closest = tried;
        }
        (ratio < 1 ? low : high) = ratio < 1 ? tried + 1 : tried - 1;
        const double next = tried * std::clamp(1 / ratio, 1 / kLargestLeap, kLargestLeap);
        tried = low <= high ? static_cast<int>(std::clamp<double>(next, low, high)) : tried;
    }
    return least <= kStillNear ? std::optional(closest) : std::nullopt;
}

}  // namespace gnostica::cli
