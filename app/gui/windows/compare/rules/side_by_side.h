// The texts of two rulesets, side by side.
#pragma once

#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/gui/windows/compare/rules/word_difference.h"
#include "engine/lab/rule_differences.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace gnostica::gui {

/// A rule of one ruleset or of both.
struct RuleRow {
    enum class Kind : std::uint8_t { same, onlyFirst, onlySecond, changed };

    Kind kind = Kind::same;
    QString id;
    QString title;  ///< the name of a card, or empty
    WordDifference words;
};

struct RuleRows {
    QString title;  ///< of the chapter
    std::vector<RuleRow> rows;
    /// Number of rows of this kind.
    int count(RuleRow::Kind kind) const;
};

/// A setting that differs, or a part that can only be compared as a whole.
struct OptionRow {
    QString name;
    QString first;   ///< its value in words; empty if it has none
    QString second;  ///< the same for the second ruleset
    QString rule;
};

/// A value, made in the background: it needs two complete rulebooks.
struct SideBySide {
    QString first;  ///< name of the ruleset
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
