// Keys of suits and cards in public formats, and the rules that describe the major arcana.
#pragma once

#include "engine/model/card.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// Keys of the suits' powers in documents, in the order of Suit.
inline constexpr std::array<std::string_view, 4> kSuitKeys{"cup", "rod", "disc", "sword"};

/// Keys of the major arcana in documents and notation, 0 to 21.
inline constexpr std::array<std::string_view, kMajorCount> kMajorKeys{"fool",
                                                                      "magician",
                                                                      "high-priestess",
                                                                      "empress",
                                                                      "emperor",
                                                                      "hierophant",
                                                                      "lovers",
                                                                      "chariot",
                                                                      "strength",
                                                                      "hermit",
                                                                      "wheel-of-fortune",
                                                                      "justice",
                                                                      "hanged-man",
                                                                      "death",
                                                                      "temperance",
                                                                      "devil",
                                                                      "tower",
                                                                      "star",
                                                                      "moon",
                                                                      "sun",
                                                                      "judgement",
                                                                      "world"};

/// The rules that describe the major arcana.
inline constexpr std::array<std::string_view, kMajorCount> kMajorRules{
    "MAJ-0",  "MAJ-1",  "MAJ-2",  "MAJ-3",  "MAJ-4",  "MAJ-5",  "MAJ-6",  "MAJ-7",  "MAJ-8",  "MAJ-9",  "MAJ-10",
    "MAJ-11", "MAJ-12", "MAJ-13", "MAJ-14", "MAJ-15", "MAJ-16", "MAJ-17", "MAJ-18", "MAJ-19", "MAJ-20", "MAJ-21"};

/// The suits in the keys of minor cards, in the order of Suit, and the heights from ace to king.
inline constexpr std::array<std::string_view, 4> kCardSuitKeys{"cups", "rods", "discs", "swords"};
inline constexpr std::array<std::string_view, kSuitLength> kHeightKeys{
    "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "page", "knight", "queen", "king"};

/// The key of a card in documents and notation: "cups-ace", "high-priestess". Not for Card::none().
std::string cardKey(Card card);
/// The card with this key.
std::optional<Card> cardCalled(std::string_view key);

}  // namespace gnostica::engine
