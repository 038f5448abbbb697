// How the steps of one position differ under two rulesets, in the player's language.
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

namespace gnostica::wording {

/// Words the lines of a comparison. Steps and refusals are spoken to the player who decides, as everywhere.
class StepDifferenceWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::StepDifferenceWording)
public:
    /// `names`: what the two rulesets are called in sentences, "A" and "B" or their titles.
    StepDifferenceWording(engine::lab::PositionPair pair, engine::lab::Both<QString> names,
                          std::shared_ptr<const Vocabulary> vocabulary, const std::vector<QString>& seatNames = {});

    /// The head of a group: "Only in A".
    QString title(engine::lab::StepGroup group) const;
    /// "Of 143 steps in A and 171 in B, 121 are the same."
    QString summary(const engine::lab::StepComparison& comparison) const;

    /// What the step does, in whole sentences, by the rules that have it.
    QString step(const engine::lab::ComparedStep& step) const;
    /// Why it is not alike: the other's refusal, in what the outcomes differ, and the setting that makes it. Whole
    /// sentences; empty for a step that is alike.
    QString why(const engine::lab::ComparedStep& step, const engine::lab::StepReason& reason) const;

    /// In what the two positions differ, whole sentences; empty if they are the same.
    QString positions() const;
    /// Nothing of one can be done in the other: it is another one's decision, or another one of the turn.
    bool isOutOfStep() const;
    /// Says so.
    QString outOfStep() const;
    /// In what two positions differ, a sentence each.
    static QStringList changes(engine::lab::Aspects aspects);

private:
    QString refusal(const engine::lab::ComparedStep& step, const engine::lab::StepReason& reason) const;
    QString difference(const engine::lab::RuleDifference& difference) const;
    QString nameOf(const engine::lab::RuleDifference& difference) const;

    engine::lab::PositionPair pair_;
    engine::lab::Both<QString> names_;
    std::shared_ptr<const Vocabulary> vocabulary_;
    engine::lab::Both<std::shared_ptr<const Speaker>> speakers_;
};

/// What a side has left out or cannot take of a position, a sentence each. `position` is what was read; problems of a
/// file have their pointers below "/position".
QStringList pairMisfits(const engine::Diagnostics& problems, const nlohmann::json& position,
                        const engine::Rules& otherRules, const Speaker& otherSpeaker);

}  // namespace gnostica::wording
