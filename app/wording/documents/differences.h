// In what two rulesets differ, told in the sentences of their rulebooks.
#pragma once

#include "app/wording/rulebook.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::wording {

/// A rule that one of two rulebooks has alone, or that they tell in different sentences.
struct Difference {
    enum class Kind : std::uint8_t { onlyFirst, onlySecond, changed };

    Kind kind = Kind::changed;
    QString id;       ///< of the rule
    QString chapter;  ///< as the rulebook calls it that has the rule; the first one, if both have
    QString title;    ///< the name of a card; otherwise empty
    /// What the first and the second say, sentence by sentence. Of a changed rule only what differs, but all of it
    /// where the difference lies in the order, and for cards.
    std::vector<RuleText> first;
    std::vector<RuleText> second;
};

/// In the order of the first rulebook; rules that only the second has stand where it has them.
std::vector<Difference> differences(const Rulebook& first, const Rulebook& second);
std::vector<Difference> differences(const engine::Rules& first, const engine::Rules& second,
                                    const Vocabulary& vocabulary);

/// In a sentence how a ruleset differs from the one that it is compared with: "Differs from “Gnostica” in 2 rules:
/// SET-3 and CHL-2." Long lists are cut.
QString differenceSummary(const std::vector<Difference>& all, const QString& comparedWith);

}  // namespace gnostica::wording
