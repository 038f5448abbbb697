// Outcomes of chance as text: `shuffle cups-2,sun`, `seat B`, `timer 5`, `time-up`, and dice as their owner writes
// them: `d6 3 5`, or beside the pieces that throw them, `d6 A2E@0,1 3 5 B1N@1,1 1`.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/chance.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <string>
#include <string_view>

namespace gnostica::engine {

/// What stands beside dice.
enum class DiceText : std::uint8_t {
    withPieces,  ///< the pieces that throw them, where there are some
    alone
};

/// The text of an outcome that is awaited in `before`.
std::string toText(const Rules& rules, const State& before, const Chance& outcome,
                   DiceText dice = DiceText::withPieces);

/// Reads an outcome; of dice only those that are awaited in `before`. Whether it fits is for fits() to say. The pieces
/// beside dice may be left out.
Expected<Chance> parseChance(const Rules& rules, const State& before, std::string_view text);

/// Reads any outcome but dice.
Expected<Chance> parsePlainChance(std::string_view text);

/// Reads what stands after the word of dice; at most as many as chance::Dice holds.
Expected<chance::Dice> parseDice(const DiceKind& kind, std::string_view text);

/// The order that a reshuffle has where none is given: that of the discard pile, the oldest on top.
chance::Shuffle shuffleInOrder(const State& state);

}  // namespace gnostica::engine
