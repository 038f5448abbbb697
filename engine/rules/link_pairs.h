// The powers that a link can join.
#pragma once

#include "engine/model/card.h"
#include "engine/model/state.h"
#include "engine/rules/refusal.h"

#include <array>

namespace gnostica::engine {

/// The suits of the two powers that a link of this kind joins.
struct LinkPair {
    LinkKind kind;
    Suit first;
    Suit second;
    RuleId rule;
};

/// LNK-1 to LNK-5. The other rules of linked uses are in LNK-6.
inline constexpr std::array<LinkPair, 5> kLinkPairs{{{LinkKind::through, Suit::rods, Suit::rods, {"LNK-1"}},
                                                     {LinkKind::leaveOut, Suit::discs, Suit::discs, {"LNK-2"}},
                                                     {LinkKind::leaveOut, Suit::swords, Suit::swords, {"LNK-3"}},
                                                     {LinkKind::crowd, Suit::rods, Suit::swords, {"LNK-4"}},
                                                     {LinkKind::leaveOut, Suit::cups, Suit::discs, {"LNK-5"}}}};

}  // namespace gnostica::engine
