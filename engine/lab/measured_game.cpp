#include "engine/lab/measured_game.h"

#include "engine/lab/game_record.h"
#include "engine/lab/measurement.h"
#include "engine/lab/paired_chance.h"
#include "engine/play/play.h"

#include <limits>

namespace gnostica::engine::lab {

MeasuredGame::MeasuredGame() {
    values.fill(std::numeric_limits<double>::quiet_NaN());
}

MeasuredGame playMeasured(const GamePlan& plan, const std::stop_token& stop) {
    const Rules& rules = *plan.rules;
    const auto catalog = plan.catalog != nullptr ? plan.catalog : std::make_shared<const UseCatalog>(rules);
    Players players(plan.rules, plan.entrants, plan.playerSeeds, plan.seats);
    PairedChance chance(plan.chanceSeed);
    Measurement game(rules, *catalog, newGame(rules, plan.seats), plan.courses);
    const Deciders deciders{.choose = [&](const State& state, Seat seat) { return players.choose(state, seat, stop); },
                            .draw = [&](const State& state) { return chance.draw(rules, state); }};
    playOn(rules, game, deciders, [&] { return game.decisions() < plan.longest && !stop.stop_requested(); });
    MeasuredGame measured = game.finish();
    measured.abandoned = stop.stop_requested();
    return measured;
}

LoadedRecord replayed(const GamePlan& plan, const MeasuredGame& game) {
    PlayedGame played{.rules = plan.rules, .seats = plan.seats, .seed = plan.chanceSeed, .happenings = game.happenings};
    for (int i = 0; i < plan.seats; ++i) {
        played.players.emplace_back(nameOf(plan.entrants[seatAt(i)].level));
    }
    return replayed(played);
}

}  // namespace gnostica::engine::lab
