// The rules as text for players, made from the rules in play.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/model/card.h"
#include "engine/rules/rules.h"

#include <QString>

#include <vector>

namespace gnostica::wording {

/// One or more sentences of a paragraph.
struct RuleText {
    QString text;
    /// The key of the setting for a case that the printed rules leave open (*Ruling*); otherwise empty.
    QString ruling = {};
    /// That setting and its value in words: "Limit of pieces in wasteland: Yes".
    QString setting = {};
    friend bool operator==(const RuleText&, const RuleText&) = default;
};

/// One numbered rule.
struct RuleParagraph {
    QString id = {};     ///< "ROD-1"; empty in a quick reference
    QString title = {};  ///< the name of a card; otherwise empty
    std::vector<RuleText> parts = {};
    engine::Card card = {};  ///< the card whose powers it describes, or none

    /// The whole text without formatting and without marks of rulings.
    QString text() const;
    friend bool operator==(const RuleParagraph&, const RuleParagraph&) = default;
};

struct RuleChapter {
    QString title;
    std::vector<RuleParagraph> paragraphs;
    bool isOnCards = false;  ///< cards repeat this chapter in their own words: the suits, and the links between powers
    friend bool operator==(const RuleChapter&, const RuleChapter&) = default;
};

/// A whole rulebook, for display, printing or comparison.
struct Rulebook {
    QString title;    ///< the name of the ruleset with its expansions
    QString summary;  ///< a sentence by its author; may be empty
    std::vector<RuleChapter> chapters;
    QString notes = {};  ///< the author's notes; may be empty

    /// Returns nullptr if there is no paragraph with this id.
    const RuleParagraph* find(const QString& id) const;
};

/// All chapters, in the reading order for a newcomer. Uses the numbers and rulings of `rules`; leaves out rules that
/// are not in play.
Rulebook rulebook(const engine::Rules& rules, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
