#include "engine/lab/running_game.h"

#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::lab {

void playOn(const Rules& rules, RunningGame& game, const Deciders& deciders, const std::function<bool()>& goesOn) {
    while (!isOver(game.state()) && goesOn()) {
        const Seat seat = decider(rules, game.state());
        if (seat == Seat::chance) {
            game.take(deciders.draw(game.state()));
        } else {
            game.take(deciders.choose(game.state(), seat));
        }
    }
}

bool hasTurnBegun(std::span<const Event> events, const State& after) {
    const auto begins = [](const Event& event) { return std::holds_alternative<event::TurnBegan>(event); };
    return isPlayer(after.turn.mover) && !isOver(after) && std::ranges::any_of(events, begins);
}

bots::Values sharedBy(const State& cut) {
    bots::Values values;
    const int left = cut.seatsLeft();
    for (int i = 0; i < cut.seats; ++i) {
        values[seatAt(i)] = cut.isEliminated(seatAt(i)) ? 0.0F : 1.0F / static_cast<float>(left);
    }
    return values;
}

}  // namespace gnostica::engine::lab
