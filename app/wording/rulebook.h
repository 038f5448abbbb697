// The rules as a player reads them, made from the rules as they are played.
#pragma once

#include "engine/rules/rules.h"

#include <QString>

#include <vector>

namespace gnostica::wording {

/// One numbered rule: a short paragraph of plain text.
struct RuleParagraph {
    QString id;  ///< "ROD-1"
    QString text;
    friend bool operator==(const RuleParagraph&, const RuleParagraph&) = default;
};

struct RuleChapter {
    QString title;
    std::vector<RuleParagraph> paragraphs;
    friend bool operator==(const RuleChapter&, const RuleChapter&) = default;
};

/// All chapters, in the order in which a newcomer reads them. Numbers and rulings are those of `rules`; what it does
/// not play by is left out.
std::vector<RuleChapter> rulebook(const engine::Rules& rules);

}  // namespace gnostica::wording
