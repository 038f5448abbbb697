#include "engine/mechanics/mechanic.h"

#include "engine/model/rng.h"
#include "engine/powers/power.h"
#include "engine/powers/twins.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::engine {

HiddenCards::HiddenCards(CardSet cards, Rng& rng) {
    std::array<Card, kCardCount> order;
    std::uint32_t count = 0;
    for (const Card card : cards) {
        order[count++] = card;
    }
    for (; count > 0; --count) {
        std::swap(order[count - 1], order[rng.below(count)]);
        cards_.push(order[count - 1]);
    }
}

namespace {

/// The rule of each kind of core step, in the order of Step.
constexpr std::array<RuleId, kCoreKinds> kRules{{
    {"TRN-1"},  {"TRN-2"},  {"TRN-2"}, {"TRN-2"},  {"TRN-2"},                                    // options
    {"CUP-1"},  {"CUP-2"},  {"CUP-4"}, {"ROD-2"},  {"ROD-2"},  {"ROD-5"}, {"DIS-1"}, {"DIS-2"},  // suits
    {"SWD-1"},  {"SWD-3"},                                                                       //
    {"MAJ-15"}, {"MAJ-5"},  {"MAJ-9"}, {"MAJ-9"},  {"MAJ-11"},                                   // majors
    {"MAJ-2"},  {"MAJ-20"}, {"MAJ-0"}, {"MAJ-21"},                                               //
    {"TRN-4"},  {"TRN-2"},  {"CHL-1"},                                                           // ends
    {"BID-1"},  {"BID-4"},                                                                       // bids
}};

/// The rule of a step that belongs to a mechanic of this game, or none.
RuleId ruleOfMechanics(const Rules& rules, const Step& step) {
    if (const auto* special = std::get_if<step::Special>(&step)) {
        const Owner& owner = rules.owners[special->owner];
        return owner.isPower || !owner.inGame ? RuleId{} : rules.kindOf(*special).rule;
    }
    for (const auto& mechanic : rules.mechanics) {
        if (const RuleId rule = mechanic->ruleOf(step); !rule.text.empty()) {
            return rule;
        }
    }
    return {};
}

bool isClosing(const Rules& rules, const Step& step) {
    return std::ranges::any_of(rules.mechanics, [&](const auto& mechanic) { return mechanic->offersClosing(step); });
}

bool isOfSomePower(const Rules& rules, const Step& step) {
    return std::ranges::any_of(rules.powers, [&](const auto& power) { return power->offers(step); });
}

std::optional<Refusal> answersNobody(const Rules& rules, const Step& step) {
    for (const auto& power : rules.powers) {
        if (auto refusal = power->explainAnswer(step)) {
            return refusal;
        }
    }
    return std::nullopt;
}

/// True if a card was played or activated this turn, as the minions show.
bool hasUsedCard(const State& state) {
    return state.turn.allMinions ||
           std::ranges::any_of(state.board(), [](const Piece& piece) { return piece.has(Mark::minion); });
}

}  // namespace

RuleId usualRuleOf(const Rules& rules, const Step& step) {
    const auto* special = std::get_if<step::Special>(&step);
    return special != nullptr ? rules.kindOf(*special).rule : kRules[step.index()];
}

std::optional<Hindrance> hindranceWithoutCards(const GameSettings& settings) {
    if (settings.usesCards()) {
        return std::nullopt;
    }
    return Hindrance{"/turn/options", std::vector<std::string>{"activate", "play", "refresh", "orient"}};
}

std::optional<Refusal> refusedInLastTurn(const Table& table) {
    for (const auto& mechanic : table.rules.mechanics) {
        if (mechanic->endsBeforeNextTurn(table.state)) {
            return Refusal{.code = RefusalCode::noTurnToCome, .rule = mechanic->ruleOfEnd()};
        }
    }
    return std::nullopt;
}

Refusal refusedNow(const Table& table, const Step& step) {
    const Rules& rules = table.rules;
    const RuleId own = ruleOfMechanics(rules, step);
    const RuleId rule = own.text.empty() ? usualRuleOf(rules, step) : own;
    const bool closes = std::holds_alternative<step::Challenge>(step);
    if (isTurnOption(step) || std::holds_alternative<step::Done>(step) ||
        (closes ? isClosing(rules, step) : !own.text.empty())) {
        return {.code = RefusalCode::notNow, .rule = rule};
    }
    if (auto refusal = answersNobody(rules, step)) {
        return *refusal;
    }
    if (!std::holds_alternative<step::Skip>(step) && !isOfSomePower(rules, step)) {
        // The rule that describes the step is in the rulebook of another game.
        const RuleId here{table.state.turn.depth > 0 ? "TRN-4" : "TRN-2"};
        return {.code = RefusalCode::notInThisGame, .rule = own.text.empty() ? here : own};
    }
    if (table.state.turn.depth > 0) {
        return {.code = RefusalCode::notYourPower, .rule = {"TRN-4"}};
    }
    return {.code = RefusalCode::noCardInUse, .rule = {hasUsedCard(table.state) ? "TRN-4" : "TRN-2"}};
}

std::optional<Refusal> Mechanic::explain(const Table& table, const Step& step) const {
    StepList steps;
    list(table, steps);
    const bool listed = std::ranges::find(steps, standIn(table, step)) != steps.end();
    return listed ? std::nullopt : std::optional(refusedNow(table, step));
}

Chance Mechanic::draw(const Table&, ChanceKind, Rng&) const {
    return chance::TimeUp{};
}

}  // namespace gnostica::engine
