// The reasons why a step is not legal.
#include "engine/mechanics/mechanic.h"
#include "engine/play/link_rules.h"
#include "engine/play/play.h"
#include "engine/play/turn_machine.h"
#include "engine/play/turn_options.h"
#include "engine/powers/power.h"
#include "engine/powers/twins.h"
#include "engine/rules/said_fields.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

using Verdict = std::optional<Refusal>;

Refusal refuse(RefusalCode code, RuleId rule) {
    return Refusal{.code = code, .rule = rule};
}

bool isListed(const Table& table, const Step& step) {
    StepList steps;
    legalSteps(table.rules, table.state, steps);
    return std::ranges::find(steps, standIn(table, step)) != steps.end();
}

/// Texts and picks name pieces of the board; a step from elsewhere may name pieces that do not exist.
bool namesMissingPieces(const Rules& rules, const State& state, const Step& step) {
    bool any = false;
    forEachSaid(rules, step, [&]<class T>(auto field, const T& value) {
        if constexpr (std::is_same_v<T, PieceId> && field != Field::given) {  // an answer is checked as a whole
            any |= index(value) >= state.pieceCount;
        }
    });
    return any;
}

/// ORI-1: true if the step has a facing that no piece of this game can have.
bool facesNowhere(const Rules& rules, const Step& step) {
    if (rules.diagonalFacings) {
        return false;
    }
    bool any = false;
    forEachField(step, [&]<class T>(auto, const T& value) {
        if constexpr (std::is_same_v<T, Facing>) {
            any |= isDiagonal(value);
        }
    });
    return any;
}

/// The rule by which this game has ended.
RuleId ruleOfEnd(const Rules& rules, const State& state) {
    switch (state.ending.by) {
    case Ending::By::noTerritory: return {"CHL-4"};
    case Ending::By::mechanic: return rules.mechanics[state.ending.mechanic]->ruleOfEnd();
    case Ending::By::lastPlayer:
    case Ending::By::departure:
    case Ending::By::nothing: break;
    }
    return {"CHL-3"};
}

/// The rule of the outcome that is awaited from chance.
RuleId ruleOfChance(const Rules& rules, const State& state) {
    switch (state.turn.awaiting) {
    case ChanceKind::deal: return {"SET-2"};
    case ChanceKind::shuffle: return {"DRW-1"};
    default: break;
    }
    return state.turn.stage == Stage::power ? interruptedPower(Table(rules, state)).ruleOfChance()
                                            : rules.mechanics[state.turn.mechanic]->ruleOfChance(state);
}

Step withoutLink(Step step) {
    setField<Field::linked>(step, false);
    return step;
}

/// Explains a first half of a link that is not listed.
Refusal explainFirstHalf(const Table& table, const Power& power, const Step& step) {
    const LinkKind kind = table.slot().link;
    const Step alone = withoutLink(step);
    if (isListed(table, alone)) {
        return kind == LinkKind::none ? refuse(RefusalCode::noLink, ruleOfLinkedUse(table.rules, step))
                                      : refuse(RefusalCode::linkNotNeeded, ruleOfLink(table));
    }
    const auto refusal = power.explain(table, alone);
    if (kind == LinkKind::none) {
        const bool onlyLinked = !refusal || refusal->code == RefusalCode::linkNeeded;
        return onlyLinked ? refuse(RefusalCode::noLink, ruleOfLinkedUse(table.rules, step)) : *refusal;
    }
    if (refusal && !linkMends(kind, alone, refusal->code)) {
        return *refusal;
    }
    return refuse(RefusalCode::linkNeeded, ruleOfLink(table));
}

/// Explains a step of the power on offer, with no link pending.
Verdict explainUse(const Table& table, const Power& power, const Step& step) {
    if (!isLinked(step)) {
        return power.explain(table, step);
    }
    return isListed(table, step) ? std::nullopt : Verdict(explainFirstHalf(table, power, step));
}

Verdict explainSecondHalf(const Table& table, const Step& step) {
    if (isListed(table, step)) {
        return std::nullopt;
    }
    const Power* power = powerFor(table, step);
    if (power == nullptr) {
        return refuse(RefusalCode::mustFinishLink, ruleOfLink(table));
    }
    if (auto refusal = power->explain(table, step)) {
        return refusal;
    }
    if (table.link().kind == LinkKind::crowd) {
        return Refusal{.code = RefusalCode::staysCrowded, .rule = ruleOfLink(table), .space = table.link().space};
    }
    return refuse(RefusalCode::notThisLink, ruleOfLink(table));
}

Verdict explainPower(const Table& table, const Step& step) {
    if (table.linkPending()) {
        return explainSecondHalf(table, step);
    }
    if (std::holds_alternative<step::Skip>(step)) {
        return isListed(table, step) ? std::nullopt
                                     : Verdict(refuse(RefusalCode::skipNotAllowed, check::ruleOfMajor(table)));
    }
    if (const Power* power = powerFor(table, step)) {
        return explainUse(table, *power, step);
    }
    return refusedNow(table, step);
}

Verdict explainClose(const Table& table, const Step& step) {
    if (std::holds_alternative<step::Done>(step)) {
        return std::nullopt;
    }
    for (const auto& mechanic : table.rules.mechanics) {
        if (mechanic->offersClosing(step)) {
            return mechanic->explainClosing(table, step);
        }
    }
    return refusedNow(table, step);
}

}  // namespace

std::optional<Refusal> explain(const Rules& rules, const State& state, const Step& step) {
    if (isOver(state)) {
        return refuse(RefusalCode::gameOver, ruleOfEnd(rules, state));
    }
    if (state.turn.awaiting != ChanceKind::none) {
        return refuse(RefusalCode::chanceFirst, ruleOfChance(rules, state));
    }
    if (const auto* special = std::get_if<step::Special>(&step); special != nullptr && !rules.isWellFormed(*special)) {
        return refuse(RefusalCode::notInThisGame, {"TRN-4"});
    }
    if (namesMissingPieces(rules, state, step)) {
        return refuse(RefusalCode::notNow, {"MIN-1"});
    }
    if (facesNowhere(rules, step)) {
        return refuse(RefusalCode::noSuchFacing, {"ORI-1"});
    }
    const Table table(rules, state);
    switch (state.turn.stage) {
    case Stage::floor: return rules.mechanics[state.turn.mechanic]->explain(table, step);
    case Stage::option: return explainOption(table, step);
    case Stage::power:
        return state.turn.interrupt != 0 ? interruptedPower(table).explainInterrupt(table, step)
                                         : explainPower(table, step);
    case Stage::close: return explainClose(table, step);
    case Stage::setup:
    case Stage::over: break;
    }
    return refuse(RefusalCode::notNow, {"SET-2"});
}

}  // namespace gnostica::engine
