// Outcomes of chance as text: `shuffle cups-2,sun`, `seat B`, `timer 5`, `time-up`, and dice with their owner's word:
// `d6 3 5` or, with the pieces that throw them, `d6 A2E@0,1 3 5 B1N@1,1 1`.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/chance.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <string>
#include <string_view>

namespace gnostica::engine {

/// Form of dice as text.
enum class DiceText : std::uint8_t {
    withPieces,  ///< with the pieces that throw them, if any
    alone
};

/// The text of an outcome that is awaited in `before`.
std::string toText(const Rules& rules, const State& before, const Chance& outcome,
                   DiceText dice = DiceText::withPieces);

/// Reads an outcome; dice only if they are awaited in `before`. Whether the outcome fits is checked by fits(). The
/// pieces next to dice may be left out.
Expected<Chance> parseChance(const Rules& rules, const State& before, std::string_view text);

/// Reads any outcome except dice.
Expected<Chance> parsePlainChance(std::string_view text);

/// Reads the dice after their word; at most as many as chance::Dice holds.
Expected<chance::Dice> parseDice(const DiceKind& kind, std::string_view text);

/// The order of a reshuffle if none is given: that of the discard pile, the oldest card on top.
chance::Shuffle shuffleInOrder(const State& state);

}  // namespace gnostica::engine
