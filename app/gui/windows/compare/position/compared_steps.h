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
    QString text;  ///< what it does
    QString why;   ///< why it is not alike; empty as long as nobody has found out
};

/// A value, made aside: some positions have thousands of steps.
struct ComparedSteps {
    std::vector<StepLine> lines;
    QString summary;
    QString apart;             ///< in what the positions differ, whole sentences; empty if in nothing
    bool isOutOfStep = false;  ///< another decision is due on each side
    engine::lab::Both<int> listed;
    int count(engine::lab::StepGroup group) const;
};

/// What is compared, and how it is spoken of.
struct StepWords {
    engine::lab::Both<QString> names;
    std::shared_ptr<const wording::Vocabulary> vocabulary;
};

/// All steps, without their reasons.
ComparedSteps comparedSteps(const engine::lab::PositionPair& pair, const StepWords& words);

/// Finds out the reasons, line by line; `tell` gets the place of a line and what makes the difference. None where each
/// side is out of step with the other: that is the reason of all, and has been told.
void findReasons(const engine::lab::PositionPair& pair, const ComparedSteps& steps, const StepWords& words,
                 const engine::Registry& registry, const std::stop_token& stop,
                 const std::function<void(std::size_t, const QString&)>& tell);

/// A position that both have been given; or why not.
struct PositionStart {
    std::shared_ptr<const engine::lab::PairedPosition> position;  ///< nullptr if one of them cannot hold it
    QStringList misfits;                                          ///< whole sentences
};
/// Of a file or a position in the notation.
PositionStart startFrom(const nlohmann::json& file, const engine::lab::RulesPair& rules, const StepWords& words);
/// The same cards for both, dealt by both.
PositionStart freshDeal(const engine::lab::RulesPair& rules, int seats, std::uint64_t seed);

}  // namespace gnostica::gui
