// Two rulesets side by side, as far as words go.
#pragma once

#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/gui/windows/compare/rules/word_difference.h"
#include "engine/lab/rule_differences.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace gnostica::gui {

/// A rule that one has alone, or both.
struct RuleRow {
    enum class Kind : std::uint8_t { same, onlyFirst, onlySecond, changed };

    Kind kind = Kind::same;
    QString id;
    QString title;  ///< the name of a card; otherwise empty
    WordDifference words;
};

struct RuleRows {
    QString title;  ///< of the chapter
    std::vector<RuleRow> rows;
    /// Rows of one kind.
    int count(RuleRow::Kind kind) const;
};

/// A setting that differs; or what is one only as a whole.
struct OptionRow {
    QString name;
    QString first;   ///< its value in words; empty where it has none
    QString second;  ///< likewise
    QString rule;
};

/// A value, made aside: it takes two whole rulebooks.
struct SideBySide {
    QString first;  ///< names
    QString second;
    std::vector<RuleRows> chapters;
    std::vector<OptionRow> options;

    int count(RuleRow::Kind kind) const;
    bool isSame() const { return count(RuleRow::Kind::same) == rows(); }
    int rows() const;
};

SideBySide sideBySide(const ComparedRules& first, const ComparedRules& second, const wording::Vocabulary& words,
                      const engine::Registry& registry);

}  // namespace gnostica::gui
