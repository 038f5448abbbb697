// The names of things, in the player's language.
#pragma once

#include "app/language/phrase.h"
#include "engine/model/card.h"
#include "engine/model/card_set.h"
#include "engine/model/facing.h"
#include "engine/model/space.h"
#include "engine/rules/refusal.h"

#include <QString>

#include <string_view>

namespace gnostica::wording {

/// "The Fool", "Ace of Cups", "Queen of Rods". Of no card: "no card".
Phrase cardPhrase(engine::Card card);
/// The same, standing alone: a label.
QString cardName(engine::Card card);
/// "A, B and C"
Phrase cardsPhrase(engine::CardSet cards);
/// What stands in the corner of a card: "XVI", "7", "Q". Empty for no card.
QString cardCorner(engine::Card card);
/// "Cups", "Rods", "Discs", "Swords".
QString suitName(engine::Suit suit);
/// "north" … "upright": where something points or goes.
Phrase facingPhrase(engine::Facing facing);
/// The same, standing alone: a label.
QString facingName(engine::Facing facing);
/// "d4", as on the edge of the board: the same in every language, and never declined.
QString spaceName(engine::Space space);
/// A rule's id as players read it: "ROD-1".
QString ruleName(engine::RuleId rule);

/// Text of the engine (UTF-8).
QString toQt(std::string_view text);

}  // namespace gnostica::wording
