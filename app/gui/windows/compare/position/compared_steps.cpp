#include "app/gui/windows/compare/position/compared_steps.h"

#include "app/lab/words/step_difference_wording.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "engine/lab/step_reasons.h"
#include "engine/play/game.h"

#include <QCoreApplication>

#include <algorithm>

namespace gnostica::gui {

using engine::lab::Both;
using engine::lab::ComparedStep;
using engine::lab::kSides;
using engine::lab::PairedPosition;
using engine::lab::PositionPair;
using engine::lab::RulesPair;
using engine::lab::Side;
using engine::lab::StepGroup;
using lab::StepDifferenceWording;

namespace {

QStringList misfitsOf(const Both<engine::Diagnostics>& problems, const nlohmann::json& position, const RulesPair& rules,
                      const StepWords& words) {
    QStringList told;
    for (const Side side : kSides) {
        if (problems[side].empty()) {
            continue;
        }
        const wording::Speaker other(*rules[otherThan(side)], {}, words.vocabulary);
        for (const QString& each : lab::pairMisfits(problems[side], position, *rules[otherThan(side)], other)) {
            //: %1: name of a ruleset; %2: what of a position it cannot hold, a whole sentence
            told << language::fill(QCoreApplication::translate("gnostica::gui::ComparedSteps", "%1: %2"),
                                   {words.names[side], each});
        }
    }
    return told;
}

}  // namespace

int ComparedSteps::count(StepGroup group) const {
    return static_cast<int>(
        std::ranges::count_if(lines, [group](const StepLine& line) { return line.step.group == group; }));
}

ComparedSteps comparedSteps(const PositionPair& pair, const StepWords& words) {
    const engine::lab::StepComparison comparison(pair);
    const StepDifferenceWording wordsOf(pair, words.names, words.vocabulary);
    ComparedSteps steps;
    steps.listed = comparison.listed();
    steps.summary = wordsOf.summary(comparison);
    steps.apart = wordsOf.positions();
    steps.isOutOfStep = wordsOf.isOutOfStep();
    if (steps.isOutOfStep) {
        steps.apart = language::sentences({steps.apart, wordsOf.outOfStep()});
    }
    for (const ComparedStep& each : comparison.steps()) {
        steps.lines.push_back({each, wordsOf.step(each), {}});
    }
    return steps;
}

void findReasons(const PositionPair& pair, const ComparedSteps& steps, const StepWords& words,
                 const engine::Registry& registry, const std::stop_token& stop,
                 const std::function<void(std::size_t, const QString&)>& tell) {
    if (steps.isOutOfStep) {
        return;
    }
    const StepDifferenceWording wordsOf(pair, words.names, words.vocabulary);
    engine::lab::StepReasons reasons(pair, registry);
    for (std::size_t i = 0; i < steps.lines.size() && !stop.stop_requested(); ++i) {
        const ComparedStep& step = steps.lines[i].step;
        if (step.group != StepGroup::alike) {
            tell(i, wordsOf.why(step, reasons.why(step)));
        }
    }
}

PositionStart startFrom(const nlohmann::json& file, const RulesPair& rules, const StepWords& words) {
    const nlohmann::json& position = file.is_object() && file.contains("position") ? file["position"] : file;
    auto pair = engine::lab::readPair(file, rules);
    if (!pair) {
        return {nullptr, misfitsOf(pair.error(), position, rules, words)};
    }
    const QStringList misfits = misfitsOf(pair->leftOut, position, rules, words);
    return {std::make_shared<const PairedPosition>(std::move(*pair)), misfits};
}

PositionStart freshDeal(const RulesPair& rules, int seats, std::uint64_t seed) {
    PairedPosition position({rules, {engine::Game(rules.a, seats).state(), engine::Game(rules.b, seats).state()}, {}});
    engine::Rng rng(seed);
    while (position.awaitsChance(Side::a) || position.awaitsChance(Side::b)) {
        position.drawChance(rng);
    }
    // The steps of the deal cannot be undone.
    return {std::make_shared<const PairedPosition>(PairedPosition(position.now())), {}};
}

}  // namespace gnostica::gui
