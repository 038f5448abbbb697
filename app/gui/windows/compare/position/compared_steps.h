// The legal steps of one position under two rulesets, in words.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/lab/paired_position.h"
#include "engine/mechanics/registry.h"

#include <QString>
#include <QStringList>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace gnostica::gui {

/// One line of the list.
struct StepLine {
    engine::lab::ComparedStep step;
    QString text;  ///< its effect
    QString why;   ///< why it differs; empty until the reason has been found
};

/// A value, made in the background: some positions have thousands of steps.
struct ComparedSteps {
    std::vector<StepLine> lines;
    QString summary;
    QString apart;             ///< differences of the positions, complete sentences; empty if there are none
    bool isOutOfStep = false;  ///< the two sides await different kinds of steps
    engine::lab::Both<int> listed;
    int count(engine::lab::StepGroup group) const;
};

/// The rulesets to compare, and their words.
struct StepWords {
    engine::lab::Both<QString> names;
    std::shared_ptr<const wording::Vocabulary> vocabulary;
};

/// All steps, without their reasons.
ComparedSteps comparedSteps(const engine::lab::PositionPair& pair, const StepWords& words);

/// Finds the reasons line by line; `tell` receives the index of a line and its reason. Finds none if the two sides are
/// out of step, because that is the reason for all.
void findReasons(const engine::lab::PositionPair& pair, const ComparedSteps& steps, const StepWords& words,
                 const engine::Registry& registry, const std::stop_token& stop,
                 const std::function<void(std::size_t, const QString&)>& tell);

/// A position shared by both sides, or why there is none.
struct PositionStart {
    std::shared_ptr<const engine::lab::PairedPosition> position;  ///< nullptr if one side cannot represent it
    QStringList misfits;                                          ///< complete sentences
};
/// From a file, or from a position in the notation.
PositionStart startFrom(const nlohmann::json& file, const engine::lab::RulesPair& rules, const StepWords& words);
/// A new deal with the same cards for both sides.
PositionStart freshDeal(const engine::lab::RulesPair& rules, int seats, std::uint64_t seed);

}  // namespace gnostica::gui
