// Which powers of a card are linked, and what that allows (LNK).
#pragma once

#include "app/wording/programs.h"
#include "app/wording/vocabulary.h"
#include "engine/rules/rules.h"

#include <QString>

#include <vector>

namespace gnostica::wording {

/// One way in which two powers of a card are linked.
struct CardLink {
    engine::RuleId rule;  ///< LNK-1 to LNK-5
    LinkedUses uses;
};

/// Those of a card, in the order of their rules; more than one where the card offers a choice of powers. They refer to
/// `programs`.
std::vector<CardLink> linksOf(const engine::Rules& rules, const Programs& programs, engine::Card card);

/// What the link allows, in a whole sentence that does not name the card.
QString linkSentence(const LinkedUses& uses, const engine::Rules& rules, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
