#include "engine/mechanics/score.h"

#include "engine/mechanics/mechanic.h"

#include <algorithm>

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

/// The spaces that a seat holds under any rules; for the usual ones, pointsOfTerritories() is faster.
class Holdings {
public:
    Holdings(const Rules& rules, const State& state, Seat seat) : rules_(rules), state_(state), seat_(seat) {}

    int points() const {
        int points = 0;
        const auto board = state_.board();
        for (std::size_t i = 0; i < board.size(); ++i) {
            if (board[i].owner() == seat_ && !isNamedBefore(i) && isHeld(board[i].space())) {
                points += pointsOf(board[i].space());
            }
        }
        return points;
    }

    int pointsAt(Space space) const { return holds(space) ? pointsOf(space) : 0; }
    bool holds(Space space) const { return state_.isOccupiedByAny(space, 1U << index(seat_)) && isHeld(space); }

private:
    bool isNamedBefore(std::size_t place) const {
        const Piece& piece = state_.pieces[place];
        return std::ranges::any_of(state_.board().first(place), [&](const Piece& other) {
            return other.owner() == seat_ && other.space() == piece.space();
        });
    }
    /// Pieces or pips of these seats (a bit each) in a space.
    int strengthOf(unsigned seats, Space space) const {
        int strength = 0;
        for (const Piece& piece : state_.board()) {
            if (piece.space() == space && ((seats >> index(piece.owner())) & 1U) != 0) {
                strength += rules_.scoring.holder == Holder::mostPips ? piece.size() : 1;
            }
        }
        return strength;
    }
    bool isHeld(Space space) const {
        const unsigned all = (1U << state_.seats) - 1U;
        const unsigned foes = rules_.foesOf(state_, seat_);
        if (rules_.scoring.holder == Holder::alone) {
            return !state_.isOccupiedByAny(space, foes);
        }
        const int own = strengthOf(all & ~foes, space);
        for (int i = 0; i < state_.seats; ++i) {
            if (((foes >> i) & 1U) != 0 && strengthOf(all & ~rules_.foesOf(state_, seatAt(i)), space) >= own) {
                return false;
            }
        }
        return true;
    }
    int pointsOf(Space space) const {
        const Territory* territory = state_.territoryAt(space);
        if (territory == nullptr) {
            return state_.isWasteland(space) ? rules_.scoring.wasteland : 0;
        }
        if (territory->card.isNone()) {
            return 0;
        }
        if (rules_.scoring.counted == Counted::value) {
            return rules_.valueOf(territory->card);
        }
        int pips = 0;
        for (const Piece& piece : state_.board()) {
            pips += piece.owner() == seat_ && piece.space() == space ? piece.size() : 0;
        }
        return pips;
    }

    const Rules& rules_;
    const State& state_;
    Seat seat_;
};

}  // namespace

int mostPointsOnBoard(const GameSettings& settings) {
    int pieces = 0;
    int pips = 0;
    for (int size = 1; size <= kSizes; ++size) {
        pieces += settings.stash[static_cast<std::size_t>(size - 1)];
        pips += size * settings.stash[static_cast<std::size_t>(size - 1)];
    }
    if (settings.scoring.counted == Counted::pips && settings.scoring.wasteland == 0) {
        return pips;
    }
    const int card =
        std::max({settings.spotValue, settings.royaltyValue, settings.majorValue,
                  int{*std::ranges::max_element(settings.cardValues)}, settings.scoring.wasteland, kSizes});
    return pieces * card;
}

int score(const Rules& rules, const State& state, Seat seat) {
    int points =
        rules.scoring.isUsual() ? pointsOfTerritories(rules, state, seat) : Holdings(rules, state, seat).points();
    for (const Mechanic* mechanic : rules.scorers) {
        points = mechanic->changedScore(rules, state, seat, points);
    }
    return points;
}

bool isHeld(const Rules& rules, const State& state, Seat seat, Space space) {
    return Holdings(rules, state, seat).holds(space);
}

int pointsAt(const Rules& rules, const State& state, Seat seat, Space space) {
    return Holdings(rules, state, seat).pointsAt(space);
}

int bestEnemyScore(const Rules& rules, const State& state, Seat seat) {
    int best = 0;
    for (int i = 0; i < state.seats; ++i) {
        const Seat other = seatAt(i);
        if (rules.areEnemies(state, seat, other) && !state.isEliminated(other)) {
            best = std::max(best, score(rules, state, other));
        }
    }
    return best;
}

}  // namespace gnostica::engine
