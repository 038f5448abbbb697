#include "engine/bots/lookahead.h"

#include "engine/bots/idle.h"
#include "engine/play/play.h"

namespace gnostica::engine::bots {

namespace {

constexpr TurnPlan::Limits kNextTurn{.positions = 50, .lines = 1, .glances = 1};

bool begins(const Rules& rules, const State& state, Seat seat) {
    return !isOver(state) && state.turn.mover == seat && decider(rules, state) == seat;
}

}  // namespace

/// Plays only the best line: the evaluation weighs an announcement at its end.
void Lookahead::takeTurn(State& state, Rng& rng) {
    plan_.make(state, kNextTurn, rng);
    followLine(evaluation_.rules(), state, plan_.best(), rng);
}

float Lookahead::valueOf(const State& world, const Line& line, Rng& rng) {
    const Rules& rules = evaluation_.rules();
    const Seat seat = decider(rules, world);
    State state = world;
    if (!followLine(rules, state, line, rng)) {
        return evaluation_.judge(state, seat);
    }
    if (state.turnsPlayed == world.turnsPlayed) {
        state = passTurn(rules, state, rng);
    }
    const Seat next = state.turn.mover;
    for (int i = 1; i < state.seats && !isOver(state) && state.turn.mover != seat; ++i) {
        const int turn = state.turnsPlayed;
        const bool acts = state.turn.mover == next || endConditionsOf(rules, state).announcer != Seat::none;
        if (acts && begins(rules, state, state.turn.mover)) {
            takeTurn(state, rng);
        }
        if (!isOver(state) && state.turnsPlayed == turn) {
            state = passTurn(rules, state, rng);
        }
    }
    return evaluation_.judge(state, seat);
}

}  // namespace gnostica::engine::bots
