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

/// "The Fool", "Ace of Cups", "Queen of Rods"; "no card" without a card.
language::Phrase cardPhrase(engine::Card card);
/// The same as a label.
QString cardName(engine::Card card);
/// "A, B and C"
language::Phrase cardsPhrase(engine::CardSet cards);
/// The corner of a card: "XVI", "7", "Q". Empty for no card.
QString cardCorner(engine::Card card);
/// "Cups", "Rods", "Discs", "Swords".
QString suitName(engine::Suit suit);
/// The direction of a facing or a movement: "north" … "upright".
language::Phrase facingPhrase(engine::Facing facing);
/// The same as a label.
QString facingName(engine::Facing facing);
/// "d4", as at the edge of the board: the same in every language, and never declined.
QString spaceName(engine::Space space);
/// A rule's id as players read it: "ROD-1".
QString ruleName(engine::RuleId rule);

/// Converts a text of the engine (UTF-8).
QString toQt(std::string_view text);

}  // namespace gnostica::wording
