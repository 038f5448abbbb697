// The account of an attack with dice (TRI-6).
#pragma once

#include "app/wording/vocabulary.h"

#include <QCoreApplication>

namespace gnostica::threestica {

class BattleWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::threestica::BattleWords)

public:
    /// As PowerWords::account() describes; nullopt for other reports.
    static std::optional<wording::ThrowAccount> account(const wording::Scene& before,
                                                        std::span<const engine::Event> thrown);

private:
    /// The dice of the attacker and of one defender, and its size after the attack.
    struct Pair {
        const wording::ThrownDice& attack;
        const wording::ThrownDice& defence;
        int sizeAfter;
    };
    static wording::ThrownDice side(const engine::Piece& piece, std::span<const std::int8_t> dice);
    static wording::ThrowOdds odds(const wording::Scene& before, const Pair& pair, bool isOnly);
    static QString loss(const wording::Voice& voice, const Pair& pair);
    static QString result(const wording::Voice& voice, const Pair& pair);
};

}  // namespace gnostica::threestica
