#include "tests/support/bot_table.h"

#include "engine/play/view.h"

#include <algorithm>

namespace gnostica::tests {

using namespace engine;
using bots::Level;

namespace {

bool isLegal(const Rules& rules, const State& state, const Step& step) {
    StepList steps;
    legalSteps(rules, state, steps);
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

void playChance(const Rules& rules, State& state, Rng& rng) {
    while (decider(rules, state) == Seat::chance) {
        apply(rules, state, drawChance(rules, state, rng));
    }
}

}  // namespace

std::vector<State> decisionsOf(const std::shared_ptr<const Rules>& rules, int seats, int count, int apart,
                               std::uint64_t seed) {
    std::vector<State> states;
    Rng rng(seed);
    const auto player = makePlayer(Level::greedy, rules, seed);
    State state = newGame(*rules, seats);
    playChance(*rules, state, rng);
    for (int i = 0; !isOver(state) && static_cast<int>(states.size()) < count; ++i) {
        if (i % apart == 0) {
            states.push_back(state);
        }
        apply(*rules, state, player->choose(View(*rules, state, decider(*rules, state)), {}));
        playChance(*rules, state, rng);
    }
    return states;
}

std::string faultOf(const std::shared_ptr<const Rules>& rules, const State& state, Level level, int iterations,
                    std::uint64_t seed) {
    const Seat seat = decider(*rules, state);
    const View view(*rules, state, seat);
    const bots::Budget budget{.iterations = iterations, .seconds = 0, .threads = 1};
    const Step step = makePlayer(level, rules, seed)->choose(view, budget);
    if (!isLegal(*rules, state, step)) {
        return "an illegal step";
    }
    Rng rng(seed);
    const State other = view.imagine(*rules, rng);
    if (makePlayer(level, rules, seed)->choose(View(*rules, other, seat), budget) != step) {
        return "another step with other hidden cards";
    }
    return {};
}

std::string faultInGame(const std::shared_ptr<const Rules>& rules, int seats, const std::vector<Level>& levels,
                        int iterations, std::uint64_t seed) {
    constexpr int longest = 60'000;  // a weak player and a random one take a long time
    Rng rng(seed);
    PerSeat<std::unique_ptr<bots::Player>> players;
    for (int i = 0; i < seats; ++i) {
        players[seatAt(i)] = makePlayer(levels[static_cast<std::size_t>(i) % levels.size()], rules, seed);
    }
    State state = newGame(*rules, seats);
    for (int decisions = 0; !isOver(state) && decisions < longest; ++decisions) {
        playChance(*rules, state, rng);
        if (isOver(state)) {
            break;
        }
        const Seat seat = decider(*rules, state);
        const Step step =
            players[seat]->choose(View(*rules, state, seat), {.iterations = iterations, .seconds = 0, .threads = 1});
        if (!isLegal(*rules, state, step)) {
            return "an illegal step at decision " + std::to_string(decisions);
        }
        apply(*rules, state, step);
    }
    return isOver(state) ? std::string{} : "no end after " + std::to_string(longest) + " decisions";
}

}  // namespace gnostica::tests
