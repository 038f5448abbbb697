#include "engine/mechanics/score.h"

#include "engine/mechanics/mechanic.h"

namespace gnostica::engine {

namespace {

int pointsOfTerritories(const Rules& rules, const State& state, Seat seat) {
    const unsigned foes = rules.foesOf(state, seat);
    int points = 0;
    for (const Territory& territory : state.map()) {
        bool mine = false;
        bool contested = false;
        for (const Piece& piece : state.board()) {
            if (piece.space() == territory.space) {
                mine = mine || piece.owner() == seat;
                contested = contested || ((foes >> index(piece.owner())) & 1U) != 0;
            }
        }
        if (mine && !contested && !territory.card.isNone()) {
            points += rules.valueOf(territory.card);
        }
    }
    return points;
}

}  // namespace

int score(const Rules& rules, const State& state, Seat seat) {
    int points = pointsOfTerritories(rules, state, seat);
    for (const Mechanic* mechanic : rules.scorers) {
        points = mechanic->changedScore(rules, state, seat, points);
    }
    return points;
}

}  // namespace gnostica::engine
