#include "engine/lab/table_game.h"

#include "engine/bots/forecast.h"
#include "engine/play/play.h"

namespace gnostica::engine::lab {

namespace {

/// Counts the facts of every game: turns, choices, announcements.
class TableGame final : public RunningGame {
public:
    explicit TableGame(const TablePlan& plan)
        : plan_(plan),
          announcements_(*plan.rules),
          state_(newGame(*plan.rules, plan.seats)) {}

    const State& state() const override { return state_; }
    void take(const Step& step) override;
    void take(const Chance& outcome) override;

    bool isAtItsLimit() const;
    /// Everything except the clocks.
    GameFacts facts() const;

private:
    void see(Seat who);
    void predict(Seat announcer);

    const TablePlan& plan_;
    Announcements announcements_;
    State state_;
    EventList events_;
    int turns_ = 0;
    int decisions_ = 0;
};

void TableGame::take(const Step& step) {
    const Seat who = decider(*plan_.rules, state_);
    announcements_.decide(state_, who, step);
    if (plan_.predicts && std::holds_alternative<step::Challenge>(step)) {
        predict(who);
    }
    ++decisions_;
    events_.clear();
    apply(*plan_.rules, state_, step, &events_);
    see(who);
}

/// Uses other worlds than the player did: the player announced because its own worlds were favourable.
void TableGame::predict(Seat announcer) {
    constexpr bots::Forecaster::Limits enough{.fewest = 24, .most = 24};
    const bots::Evaluation evaluation(*plan_.rules);
    const auto forecast =
        bots::Forecaster(evaluation).make(View(*plan_.rules, state_, announcer), plan_.chanceSeed, enough);
    if (forecast) {
        announcements_.predict(forecast->holding);
    }
}

void TableGame::take(const Chance& outcome) {
    events_.clear();
    apply(*plan_.rules, state_, outcome, &events_);
    see(Seat::chance);
}

void TableGame::see(Seat who) {
    announcements_.change(state_, who, events_, turns_);
    turns_ += hasTurnBegun(events_, state_) ? 1 : 0;
}

bool TableGame::isAtItsLimit() const {
    const bool isLate = plan_.mostRounds && turns_ > *plan_.mostRounds * plan_.seats;
    return isLate || (plan_.mostDecisions && decisions_ >= *plan_.mostDecisions);
}

GameFacts TableGame::facts() const {
    GameFacts facts;
    facts.decisions = decisions_;
    facts.turns = turns_;
    facts.cut = !isOver(state_);
    facts.result = facts.cut ? sharedBy(state_) : bots::resultOf(state_);
    facts.announcements = announcements_.made();
    facts.eliminated = countBits(state_.eliminated);
    return facts;
}

}  // namespace

Players playersOf(const TablePlan& plan) {
    PerSeat<std::uint64_t> seeds;
    for (int i = 0; i < plan.seats; ++i) {
        seeds[seatAt(i)] = plan.playerSeed;
    }
    return {plan.rules, plan.entrants, seeds, plan.seats};
}

GameFacts playGame(const TablePlan& plan, const Deciders& deciders, const std::function<bool()>& goesOn) {
    TableGame game(plan);
    playOn(*plan.rules, game, deciders, [&] { return !game.isAtItsLimit() && goesOn(); });
    GameFacts facts = game.facts();
    facts.abandoned = !goesOn();
    return facts;
}

GameFacts playGame(const TablePlan& plan, const Watcher& watch, const std::stop_token& stop) {
    Players players = playersOf(plan);
    Rng chance(plan.chanceSeed);
    const auto choose = [&](const State& state, Seat seat) {
        if (watch) {
            watch(state);
        }
        return players.choose(state, seat, stop);
    };
    const auto draw = [&](const State& state) { return drawChance(*plan.rules, state, chance); };
    GameFacts facts = playGame(plan, {choose, draw}, [&] { return !stop.stop_requested(); });
    facts.clocks = players.clocks();
    return facts;
}

}  // namespace gnostica::engine::lab
