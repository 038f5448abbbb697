// Differences between the steps of a position under two rulesets, in the player's language.
#pragma once

#include "app/wording/speaker.h"
#include "engine/lab/step_comparison.h"
#include "engine/lab/step_reasons.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <vector>

namespace gnostica::lab {

/// Gives the words for a comparison. Addresses steps and refusals to the player who decides.
class StepDifferenceWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::lab::StepDifferenceWording)
public:
    /// `names` are the rulesets' names in sentences: "A" and "B", or their titles.
    StepDifferenceWording(engine::lab::PositionPair pair, engine::lab::Both<QString> names,
                          std::shared_ptr<const wording::Vocabulary> vocabulary,
                          const std::vector<QString>& seatNames = {});

    /// The heading of a group: "Only in A".
    QString title(engine::lab::StepGroup group) const;
    /// "Of 143 steps in A and 171 in B, 121 are the same."
    QString summary(const engine::lab::StepComparison& comparison) const;

    /// The effect of the step, in whole sentences, under the rules that have it.
    QString step(const engine::lab::ComparedStep& step) const;
    /// Whole sentences why the step differs: the refusal of the other ruleset, the differences between the outcomes,
    /// and the setting responsible. Empty if it does not differ.
    QString why(const engine::lab::ComparedStep& step, const engine::lab::StepReason& reason) const;

    /// Differences between the two positions, in whole sentences; empty if there are none.
    QString positions() const;
    /// True if the positions share no decision: another player decides, or a different part of the turn is due.
    bool isOutOfStep() const;
    /// The sentence for isOutOfStep().
    QString outOfStep() const;
    /// Differences between two positions, one sentence each.
    static QStringList changes(engine::lab::Aspects aspects);

private:
    QString refusal(const engine::lab::ComparedStep& step, const engine::lab::StepReason& reason) const;
    QString difference(const engine::lab::RuleDifference& difference) const;
    QString nameOf(const engine::lab::RuleDifference& difference) const;

    engine::lab::PositionPair pair_;
    engine::lab::Both<QString> names_;
    std::shared_ptr<const wording::Vocabulary> vocabulary_;
    engine::lab::Both<std::shared_ptr<const wording::Speaker>> speakers_;
};

/// The parts of a position that a side leaves out or cannot take, one sentence each. `position` is the document as
/// read; pointers of problems in a file begin with "/position".
QStringList pairMisfits(const engine::Diagnostics& problems, const nlohmann::json& position,
                        const engine::Rules& otherRules, const wording::Speaker& otherSpeaker);

}  // namespace gnostica::lab
