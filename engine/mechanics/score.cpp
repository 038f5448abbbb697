#include "engine/mechanics/score.h"

namespace gnostica::engine {

int score(const Rules& rules, const State& state, Seat seat) {
    int points = 0;
    for (const Territory& territory : state.map()) {
        bool mine = false;
        bool shared = false;
        for (const Piece& piece : state.board()) {
            if (piece.space() == territory.space) {
                (piece.owner() == seat ? mine : shared) = true;
            }
        }
        if (mine && !shared && !territory.card.isNone()) {
            points += rules.valueOf(territory.card);
        }
    }
    return points;
}

}  // namespace gnostica::engine
