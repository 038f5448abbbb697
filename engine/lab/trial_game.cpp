#include "engine/lab/trial_game.h"

#include "engine/lab/game_record.h"
#include "engine/lab/plan.h"

#include <utility>

namespace gnostica::engine::lab {

std::string recordText(const TrialGame& game) {
    return recordText(
        PlayedGame{.rules = game.rules,
                   .seats = game.seats,
                   .seed = game.seed,
                   .players = std::vector(static_cast<std::size_t>(game.seats), std::string(nameOf(game.level))),
                   .happenings = game.happenings});
}

State playTrialGame(TrialGame& game, int longest, Explorer* explorer,
                    const std::function<void(const TrialDecision&)>& watch, const std::stop_token& stop) {
    const Rules& rules = *game.rules;
    // Players have numbers of their own, which tell nothing of the cards, and think by no clock: equal plans find the
    // same.
    PerSeat<std::unique_ptr<bots::Player>> players;
    Rng seeds(~game.seed);
    for (int i = 0; i < game.seats && explorer == nullptr; ++i) {
        players[seatAt(i)] = bots::makePlayer(game.level, game.rules, seeds());
    }
    const bots::Budget budget = budgetOf(PlanPlayer{game.level, 0});
    Rng chance(game.seed);
    State state = newGame(rules, game.seats);
    StepList legal;
    int decisions = 0;
    while (!isOver(state) && decisions < longest && !stop.stop_requested()) {
        const Seat seat = decider(rules, state);
        if (seat == Seat::chance) {
            const Chance outcome = drawChance(rules, state, chance);
            game.happenings.emplace_back(outcome);
            apply(rules, state, outcome);
            continue;
        }
        legalSteps(rules, state, legal);
        const std::span<const Step> steps(legal.begin(), legal.end());
        const Step step = explorer != nullptr ? explorer->choose(state, steps, chance)
                                              : players[seat]->choose(View(rules, state, seat), budget, stop);
        watch({state, steps, step, game.happenings.size()});
        game.happenings.emplace_back(step);
        apply(rules, state, step);
        ++decisions;
    }
    return state;
}

}  // namespace gnostica::engine::lab
