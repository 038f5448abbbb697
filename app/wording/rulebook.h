// The rules as a player reads them, made from the rules as they are played.
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
    /// The key of the setting that decides it, where the printed rules leave it open (*Ruling*); otherwise empty.
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
    engine::Card card = {};  ///< whose powers it tells, or none

    /// All of it in plain text, rulings without a mark.
    QString text() const;
    friend bool operator==(const RuleParagraph&, const RuleParagraph&) = default;
};

struct RuleChapter {
    QString title;
    std::vector<RuleParagraph> paragraphs;
    bool isOnCards = false;  ///< cards tell the same in words of their own: the suits, and what links two powers
    friend bool operator==(const RuleChapter&, const RuleChapter&) = default;
};

/// A whole book, ready to be shown, printed or compared.
struct Rulebook {
    QString title;    ///< the name of the ruleset, and of its expansions
    QString summary;  ///< a sentence by its author; may be empty
    std::vector<RuleChapter> chapters;
    QString notes = {};  ///< what its author has to say about it; may be empty

    /// Nullptr if no paragraph has this id.
    const RuleParagraph* find(const QString& id) const;
};

/// All chapters, in the order in which a newcomer reads them. Numbers and rulings are those of `rules`; what it does
/// not play by is left out.
Rulebook rulebook(const engine::Rules& rules, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
