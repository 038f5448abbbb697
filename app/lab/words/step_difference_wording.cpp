#include "app/lab/words/step_difference_wording.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/documents/position_misfits.h"
#include "app/wording/names.h"
#include "app/wording/option_value.h"
#include "engine/model/card_keys.h"
#include "engine/play/play.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace gnostica::lab {

using engine::lab::Aspect;
using engine::lab::Aspects;
using engine::lab::ComparedStep;
using engine::lab::kSides;
using engine::lab::otherThan;
using engine::lab::RuleDifference;
using engine::lab::Side;
using engine::lab::StepComparison;
using engine::lab::StepGroup;
using engine::lab::StepReason;

namespace {

constexpr std::string_view kSuitPrefix = "suits.";
constexpr std::string_view kMechanicPrefix = "mechanics.";

/// The position as seen by the player who decides.
engine::View viewOf(const engine::lab::PositionPair& pair, Side side) {
    const engine::Rules& rules = *pair.rules[side];
    return {rules, pair.states[side], engine::decider(rules, pair.states[side])};
}

/// Returns nullopt unless all players hold the same number of cards.
std::optional<int> cardsInEachHand(const engine::State& state) {
    const int cards = state.hands[engine::seatAt(0)].size();
    for (int i = 1; i < state.seats; ++i) {
        if (state.hands[engine::seatAt(i)].size() != cards) {
            return std::nullopt;
        }
    }
    return cards;
}

}  // namespace

StepDifferenceWording::StepDifferenceWording(engine::lab::PositionPair pair, engine::lab::Both<QString> names,
                                             std::shared_ptr<const wording::Vocabulary> vocabulary,
                                             const std::vector<QString>& seatNames)
    : pair_(std::move(pair)),
      names_(std::move(names)),
      vocabulary_(std::move(vocabulary)) {
    for (const Side side : kSides) {
        speakers_[side] = std::make_shared<const wording::Speaker>(*pair_.rules[side], seatNames, vocabulary_);
    }
}

QString StepDifferenceWording::title(StepGroup group) const {
    switch (group) {
    //: head of a list of steps; %1: a ruleset
    case StepGroup::onlyA: return language::fill(tr("Only in %1"), {names_.a});
    //: head of a list of steps; %1: a ruleset
    case StepGroup::onlyB: return language::fill(tr("Only in %1"), {names_.b});
    //: head of a list of steps
    case StepGroup::differently: return tr("In both, with a different outcome");
    case StepGroup::alike: break;
    }
    //: head of a list of steps
    return tr("The same in both");
}

QString StepDifferenceWording::summary(const StepComparison& comparison) const {
    const auto& [a, b] = comparison.listed();
    //: %n: how many; %1: a ruleset
    const language::Phrase ofA =
        language::phrase(tr("%n steps in %1", "phrase: legal steps of a ruleset", a), {names_.a});
    //: %n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence
    const language::Phrase ofB =
        language::phrase(tr("%n in %1", "phrase: legal steps of a second ruleset", b), {names_.b});
    //: %1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have
    return language::fill(tr("Of %1 and %2, %n are the same.", nullptr, comparison.count(StepGroup::alike)),
                          {ofA, ofB});
}

QString StepDifferenceWording::positions() const {
    const Aspects aspects = differing(pair_);
    if (aspects.empty()) {
        return {};
    }
    QStringList told{tr("The two positions are not the same.")};
    const auto a = cardsInEachHand(pair_.states.a);
    const auto b = cardsInEachHand(pair_.states.b);
    if (a && b && a != b) {
        //: %1 and %3: numbers of cards; %2: a ruleset, %4: another one
        told << language::fill(tr("Cards in each hand: %1 in %2, %3 in %4."),
                               {language::number(*a), names_.a, language::number(*b), names_.b});
    }
    return language::sentences(told + changes(aspects));
}

bool StepDifferenceWording::isOutOfStep() const {
    const auto& [a, b] = pair_.states;
    return engine::decider(*pair_.rules.a, a) != engine::decider(*pair_.rules.b, b) || a.turn.stage != b.turn.stage;
}

QString StepDifferenceWording::outOfStep() const {
    //: %1 and %2: rulesets
    return language::fill(tr("Different decisions are due in %1 and %2, so their steps cannot be compared."),
                          {names_.a, names_.b});
}

QString StepDifferenceWording::step(const ComparedStep& step) const {
    const Side side = step.owner();
    return speakers_[side]->step(viewOf(pair_, side), *step.steps[side]);
}

QString StepDifferenceWording::why(const ComparedStep& step, const StepReason& reason) const {
    QStringList said;
    if (step.group == StepGroup::differently) {
        said = changes(step.changes);
    } else if (step.group != StepGroup::alike) {
        said << refusal(step, reason);
    }
    if (reason.difference != nullptr) {
        said << difference(*reason.difference);
    }
    return language::sentences(said);
}

QString StepDifferenceWording::refusal(const ComparedStep& step, const StepReason& reason) const {
    const Side other = otherThan(step.owner());
    const engine::View view = viewOf(pair_, other);
    if (reason.problem && reason.problem->refusal) {
        return speakers_[other]->refusal(view, *reason.problem->refusal);
    }
    if (!reason.problem || view.viewer() != viewOf(pair_, step.owner()).viewer()) {
        //: %1: a ruleset
        return language::fill(tr("In %1, a different decision is due now."), {names_[other]});
    }
    //: %1: a ruleset
    return language::fill(tr("%1 does not have this step."), {names_[other]});
}

QString StepDifferenceWording::nameOf(const RuleDifference& difference) const {
    const std::string_view key = difference.key;
    if (key == "mechanics") {
        return tr("mechanics around the turns");
    }
    if (key.starts_with(kSuitPrefix)) {
        const auto* suit = std::ranges::find(engine::kSuitKeys, key.substr(kSuitPrefix.size()));
        return wording::suitName(static_cast<engine::Suit>(suit - engine::kSuitKeys.begin()));
    }
    return key.starts_with(kMechanicPrefix) ? vocabulary_->mechanicTitle(key.substr(kMechanicPrefix.size()))
                                            : vocabulary_->optionLabel(key);
}

QString StepDifferenceWording::difference(const RuleDifference& difference) const {
    const QString name = nameOf(difference);
    const QString rule = wording::toQt(difference.rule);
    if (difference.values.a.is_null() || difference.values.b.is_null()) {
        if (rule.isEmpty()) {
            //: %1: a setting, or a suit, or a mechanic
            return language::fill(tr("Reason: %1."), {name});
        }
        //: %1: a setting, or a suit, or a mechanic; %2: id of a rule
        return language::fill(tr("Reason: %1 (%2)."), {name, rule});
    }
    const auto value = [&](Side side) {
        return wording::optionValue(difference.key, difference.values[side], *vocabulary_);
    };
    //: %1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule
    return language::fill(tr("Reason: “%1” is “%2” in %3 and “%4” in %5 (%6)."),
                          {name, value(Side::a), names_.a, value(Side::b), names_.b, rule});
}

QStringList StepDifferenceWording::changes(Aspects aspects) {
    QStringList told;
    aspects.forEach([&](Aspect aspect) {
        switch (aspect) {
        case Aspect::result: told << tr("The game ends differently, or different players are out."); break;
        case Aspect::pieces: told << tr("Different pieces are on the board."); break;
        case Aspect::territories: told << tr("Different territories are on the board."); break;
        case Aspect::hands: told << tr("Different cards are in the hands."); break;
        case Aspect::piles: told << tr("Different cards are in the piles."); break;
        case Aspect::marks: told << tr("Announcements and counters are different."); break;
        case Aspect::turn: told << tr("Another player has the turn, or the order of turns is different."); break;
        case Aspect::decision: told << tr("Another player decides next, or chance does."); break;
        case Aspect::chance: told << tr("Something else is left to chance."); break;
        case Aspect::link: told << tr("Only one of them requires a second half."); break;
        }
    });
    return told;
}

QStringList pairMisfits(const engine::Diagnostics& problems, const nlohmann::json& position,
                        const engine::Rules& otherRules, const wording::Speaker& otherSpeaker) {
    constexpr std::string_view prefix = "/position";
    const auto inner = position.is_object() ? position.find("position") : position.end();
    engine::Diagnostics moved = problems;
    for (engine::Diagnostic& problem : moved) {
        if (problem.pointer.starts_with(prefix)) {
            problem.pointer.erase(0, prefix.size());
        }
    }
    return wording::positionMisfits(moved, position.is_object() && inner != position.end() ? *inner : position,
                                    otherRules, otherSpeaker);
}

}  // namespace gnostica::lab
