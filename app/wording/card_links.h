// Links between the powers of a card, and their effects (LNK).
#pragma once

#include "app/wording/programs.h"
#include "app/wording/vocabulary.h"
#include "engine/rules/rules.h"

#include <QString>

#include <vector>

namespace gnostica::wording {

/// A link between two powers of a card.
struct CardLink {
    engine::RuleId rule;  ///< LNK-1 to LNK-5
    LinkedUses uses;
};

/// The links of a card, in the order of their rules; several if the card offers a choice of powers. They refer to
/// `programs`.
std::vector<CardLink> linksOf(const engine::Rules& rules, const Programs& programs, engine::Card card);

/// The effect of a link, in a whole sentence that does not name the card.
QString linkSentence(const LinkedUses& uses, const engine::Rules& rules, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
