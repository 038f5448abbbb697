// The rules on one page: the options of a turn, the cards, the end of the game, expansions.
#pragma once

#include "app/wording/rulebook.h"
#include "engine/model/card.h"
#include "engine/rules/rules.h"

#include <QString>

#include <vector>

namespace gnostica::wording {

/// An entry of the page. Its sentence comes from the rulebook or from the card's tool tip.
struct ReferenceEntry {
    QString chapter;  ///< the same for all entries of a chapter, which are adjacent
    QString title;    ///< "Activate", "Cups", "XVI The Tower", "CHL-1"
    QString text;
    engine::Card card = {};  ///< the card whose powers it describes; a card of a suit represents all of them
};

/// `base` is the game that readers are assumed to know. The page leaves out its parts that need no reference, such as
/// bidding and the draw pile, but includes every rule in which `rules` differ from it. With the same rules for both,
/// there is nothing beyond the usual entries.
std::vector<ReferenceEntry> quickReference(const engine::Rules& rules, const engine::Rules& base,
                                           const Vocabulary& vocabulary);

/// The same as a book, for export and printing.
Rulebook referenceBook(const engine::Rules& rules, const engine::Rules& base, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
