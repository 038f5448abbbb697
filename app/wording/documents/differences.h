// Differences between two rulesets, in the sentences of their rulebooks.
#pragma once

#include "app/wording/rulebook.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::wording {

/// A rule that only one of two rulebooks has, or whose sentences differ.
struct Difference {
    enum class Kind : std::uint8_t { onlyFirst, onlySecond, changed };

    Kind kind = Kind::changed;
    QString id;       ///< of the rule
    QString chapter;  ///< in the rulebook that has the rule; in the first, if both have it
    QString title;    ///< the name of a card; otherwise empty
    /// The sentences of the first and of the second. For a changed rule only the different ones, but all of them for
    /// cards, or if only the order differs.
    std::vector<RuleText> first;
    std::vector<RuleText> second;
};

/// In the order of the first rulebook; rules that only the second has are inserted at their places there.
std::vector<Difference> differences(const Rulebook& first, const Rulebook& second);
std::vector<Difference> differences(const engine::Rules& first, const engine::Rules& second,
                                    const Vocabulary& vocabulary);

/// A sentence that compares a ruleset with another: "Differs from “Gnostica” in 2 rules: SET-3 and CHL-2." Long lists
/// are cut.
QString differenceSummary(const std::vector<Difference>& all, const QString& comparedWith);

}  // namespace gnostica::wording
