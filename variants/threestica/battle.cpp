#include "variants/threestica/battle.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace gnostica::threestica {

using namespace engine;

namespace {

/// Calls `f(PieceId, std::uint16_t bit)` for the pieces that an attack can name.
template <class F>
void forEachNameable(const State& state, PieceId attacker, F f) {
    const Space aim = state.piece(attacker).aim();
    unsigned bit = 1;
    for (std::size_t i = 0; i < state.pieceCount && bit <= 0x8000U; ++i) {
        if (state.pieces[i].space() == aim) {
            f(static_cast<PieceId>(i), static_cast<std::uint16_t>(bit));
            bit <<= 1U;
        }
    }
}

}  // namespace

Defending::Defending(const State& state, const step::Attack& attack) {
    forEachNameable(state, attack.minion, [&](PieceId id, std::uint16_t bit) {
        if ((attack.defenders & bit) != 0) {
            ids_[count_++] = id;
        }
    });
    std::stable_sort(ids_.begin(), ids_.begin() + static_cast<std::ptrdiff_t>(count_), [&](PieceId a, PieceId b) {
        const Piece& one = state.piece(a);
        const Piece& two = state.piece(b);
        return std::tuple(one.owner(), one.size(), one.facing()) < std::tuple(two.owner(), two.size(), two.facing());
    });
}

Combatants::Combatants(PieceId attacker, const Defending& defending) : attacker_(attacker) {
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

event::DiceRolled battleOf(const State& state, const step::Attack& attack, int attackerDice, const chance::Fate& dice) {
    event::DiceRolled rolled;
    rolled.attacker = state.piece(attack.minion);
    rolled.attackerDice = attackerDice;
    rolled.dice = dice;
    const Defending defending(state, attack);
    for (const PieceId id : defending.ids()) {
        rolled.defenders[static_cast<std::size_t>(rolled.defenderCount++)] = state.piece(id);
    }
    return rolled;
}

BattleSums sumsOf(const event::DiceRolled& rolled) {
    BattleSums sums;
    auto dice = std::span(rolled.dice.dice).first(rolled.dice.count);
    const auto take = [&](int count) {
        const auto taken = dice.first(static_cast<std::size_t>(count));
        dice = dice.subspan(taken.size());
        return sumOf(taken);
    };
    sums.attack = take(rolled.attackerDice);
    for (std::size_t i = 0; i < static_cast<std::size_t>(rolled.defenderCount); ++i) {
        sums.defence[i] = take(rolled.defenders[i].size());
    }
    return sums;
}

std::uint16_t bitOf(const State& state, PieceId attacker, PieceId defender) {
    std::uint16_t found = 0;
    forEachNameable(state, attacker, [&](PieceId id, std::uint16_t bit) {
        if (id == defender) {
            found = bit;
        }
    });
    return found;
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
