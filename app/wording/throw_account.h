// Dice that have been thrown, and what they mean, in words.
#pragma once

#include "engine/model/piece.h"
#include "engine/model/space.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::wording {

/// How likely an outcome was before the throw.
struct Likelihood {
    enum class For : std::uint8_t { thrower, nobody, others };
    For whom = For::nobody;
    double share = 0;  ///< of one
    QString label;     ///< "nothing"
    friend bool operator==(const Likelihood&, const Likelihood&) = default;
};

/// Chances before the throw: of one piece against the first.
struct ThrowOdds {
    QString title;                     ///< "Before the throw: 3 dice against 2"
    std::vector<Likelihood> outcomes;  ///< their shares add up to one
    QString note;                      ///< one more sentence, or empty
    friend bool operator==(const ThrowOdds&, const ThrowOdds&) = default;
};

/// The dice of one piece.
struct ThrownDice {
    engine::Piece piece;            ///< before the throw
    std::vector<std::int8_t> dice;  ///< faces, as in chance::Dice
    int sum = 0;
    int counts = 0;  ///< what the sum counts as
    QString remark;  ///< why it counts as something else; else empty
    friend bool operator==(const ThrownDice&, const ThrownDice&) = default;
};

/// An account of one throw.
struct ThrowAccount {
    QString title;         ///< "The attack on f5"
    engine::Space at;      ///< the space that it is about
    bool hasSigns = true;  ///< the faces are plus, minus and blank; else numbers
    std::vector<ThrowOdds> odds;
    std::vector<ThrownDice> sides;  ///< at least one; the first is the thrower's
    QString outcome;                ///< "2 against 0"
    QString result;                 ///< what happens, in sentences
    friend bool operator==(const ThrowAccount&, const ThrowAccount&) = default;
};

}  // namespace gnostica::wording
