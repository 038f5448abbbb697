#include "engine/lab/trial_game.h"

#include "engine/lab/entrants.h"
#include "engine/lab/game_record.h"
#include "engine/lab/plan.h"
#include "engine/lab/running_game.h"

#include <utility>

namespace gnostica::engine::lab {

namespace {

PlayedGame playedIn(const TrialGame& game) {
    return {.rules = game.rules,
            .seats = game.seats,
            .seed = game.seed,
            .players = std::vector(static_cast<std::size_t>(game.seats), std::string(nameOf(game.level))),
            .happenings = game.happenings};
}

}  // namespace

LoadedRecord replayed(const TrialGame& game) {
    return replayed(playedIn(game));
}

std::string recordText(const TrialGame& game) {
    return recordText(playedIn(game));
}

namespace {

using DecisionWatcher = std::function<void(const TrialDecision&)>;

/// Stores the happenings and announcements of a game, and shows its choices.
class TrialPlay final : public RunningGame {
public:
    TrialPlay(TrialGame& game, const DecisionWatcher& watch)
        : game_(game),
          watch_(watch),
          announcements_(*game.rules),
          state_(newGame(*game.rules, game.seats)) {}

    const State& state() const override { return state_; }
    void take(const Step& step) override;
    void take(const Chance& outcome) override;

    /// The current legal steps.
    std::span<const Step> legal();
    int decisions() const { return decisions_; }
    const std::vector<Announced>& announcements() const { return announcements_.made(); }

private:
    void see(Seat who);

    TrialGame& game_;
    const DecisionWatcher& watch_;
    Announcements announcements_;
    State state_;
    StepList legal_;
    bool isListed_ = false;
    EventList events_;
    int turns_ = 0;
    int decisions_ = 0;
};

std::span<const Step> TrialPlay::legal() {
    if (!isListed_) {
        legalSteps(*game_.rules, state_, legal_);
        isListed_ = true;
    }
    return {legal_.begin(), legal_.end()};
}

void TrialPlay::take(const Step& step) {
    watch_({state_, legal(), step, game_.happenings.size()});
    const Seat who = decider(*game_.rules, state_);
    announcements_.decide(state_, who, step);
    game_.happenings.emplace_back(step);
    ++decisions_;
    isListed_ = false;
    events_.clear();
    apply(*game_.rules, state_, step, &events_);
    see(who);
}

void TrialPlay::take(const Chance& outcome) {
    game_.happenings.emplace_back(outcome);
    isListed_ = false;
    events_.clear();
    apply(*game_.rules, state_, outcome, &events_);
    see(Seat::chance);
}

void TrialPlay::see(Seat who) {
    announcements_.change(state_, who, events_, turns_);
    turns_ += hasTurnBegun(events_, state_) ? 1 : 0;
}

/// Players have their own seeds, which reveal nothing about the cards, and no time limit: equal plans give equal games.
Players playersOf(const TrialGame& game) {
    PerSeat<Entrant> entrants;
    PerSeat<std::uint64_t> seeds;
    Rng numbers(~game.seed);
    for (int i = 0; i < game.seats; ++i) {
        entrants[seatAt(i)] = {.level = game.level, .budget = budgetOf(PlanPlayer{game.level, 0})};
        seeds[seatAt(i)] = numbers();
    }
    return {game.rules, entrants, seeds, game.seats};
}

}  // namespace

State playTrialGame(TrialGame& game, int longest, Explorer* explorer, const DecisionWatcher& watch,
                    const std::stop_token& stop) {
    Players players = playersOf(game);
    Rng chance(game.seed);
    TrialPlay play(game, watch);
    const auto choose = [&](const State& state, Seat seat) {
        return explorer != nullptr ? explorer->choose(state, play.legal(), chance) : players.choose(state, seat, stop);
    };
    const auto draw = [&](const State& state) { return drawChance(*game.rules, state, chance); };
    playOn(*game.rules, play, {choose, draw}, [&] { return play.decisions() < longest && !stop.stop_requested(); });
    game.announcements = play.announcements();
    return play.state();
}

}  // namespace gnostica::engine::lab
