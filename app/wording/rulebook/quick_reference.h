// The rules on one page: what a turn offers, what the cards do, how the game ends, what expansions add.
#pragma once

#include "app/wording/rulebook.h"
#include "engine/model/card.h"
#include "engine/rules/rules.h"

#include <QString>

#include <vector>

namespace gnostica::wording {

/// One entry of the page. Its sentence is that of the rulebook, or of the card's tooltip.
struct ReferenceEntry {
    QString chapter;  ///< equal for entries that follow each other
    QString title;    ///< "Activate", "Cups", "XVI The Tower", "CHL-1"
    QString text;
    engine::Card card = {};  ///< whose powers it tells; any card of a suit stands for all
};

/// `base`: the game that readers are assumed to know. The page leaves out what they need not look up of it, such as
/// bidding and the draw pile, but tells every rule in which `rules` differ from it. The same rules for both: nothing is
/// told beyond the usual.
std::vector<ReferenceEntry> quickReference(const engine::Rules& rules, const engine::Rules& base,
                                           const Vocabulary& vocabulary);

/// The same as a book, to be written and printed like one.
Rulebook referenceBook(const engine::Rules& rules, const engine::Rules& base, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
