// Chances of an attack before its dice are thrown (TRI-6).
#pragma once

namespace gnostica::threestica {

/// Shares of one.
struct AttackOdds {
    double shrinks = 0;    ///< the attacker is higher
    double nothing = 0;    ///< both are equal
    double higher = 0;     ///< the defender is higher
    double destroyed = 0;  ///< part of `shrinks`: the defender loses at least `fatal` pips
};

/// The chances of one attacker against one defender. `fatal`: the smallest loss that destroys the defender.
AttackOdds oddsOf(int attackDice, int defenceDice, int fatal);

}  // namespace gnostica::threestica
