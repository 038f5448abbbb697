#include "variants/threestica/battle.h"

#include <algorithm>
#include <numeric>

namespace gnostica::threestica {

using namespace engine;

Combatants::Combatants(PieceId attacker, const AimedPieces& defending) : attacker_(attacker) {
    std::copy(defending.ids().begin(), defending.ids().end(), defenders_.begin());
}

void Combatants::leave(std::size_t i) {
    const PieceId gone = defenders_[i];
    const auto moveUp = [gone](PieceId& id) {
        if (id > gone) {
            id = static_cast<PieceId>(index(id) - 1);
        }
    };
    moveUp(attacker_);
    std::for_each(defenders_.begin(), defenders_.end(), moveUp);
}

BattleSums sumsOf(const event::Report& rolled) {
    BattleSums sums;
    auto dice = rolled.dice.shown();
    for (std::size_t i = 0; i < rolled.throwerCount; ++i) {
        const auto taken = dice.first(rolled.throwers[i].dice);
        dice = dice.subspan(taken.size());
        (i == 0 ? sums.attack : sums.defence[i - 1]) = sumOf(taken);
    }
    return sums;
}

int sumOf(std::span<const std::int8_t> dice) {
    return std::max(0, std::accumulate(dice.begin(), dice.end(), 0));
}

int sizeAfter(const State& state, const Piece& piece, int amount) {
    int size = piece.size() - amount;
    while (size > 0 && state.stashOf(piece.owner(), size) < 1) {
        --size;
    }
    return std::max(0, size);
}

}  // namespace gnostica::threestica
