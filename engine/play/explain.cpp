// Why a step is not legal.
#include "engine/mechanics/mechanic.h"
#include "engine/model/step_fields.h"
#include "engine/play/link_rules.h"
#include "engine/play/play.h"
#include "engine/play/turn_machine.h"
#include "engine/play/twins.h"
#include "engine/powers/power.h"
#include "engine/powers/redraw.h"

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

/// True if one must place (TRN-1), or may only pass.
bool withoutPieces(const Table& table) {
    return !table.state.hasPieces(table.mover);
}

/// Texts and picks name pieces of the board; a step that comes from elsewhere may name some that are not there.
bool namesMissingPieces(const State& state, const Step& step) {
    bool any = false;
    forEachField(step, [&]<class T>(auto field, const T& value) {
        if constexpr (std::is_same_v<T, PieceId> && field != Field::attacker) {  // an answer is judged as a whole
            any |= index(value) >= state.pieceCount;
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
    case Ending::By::nothing: break;
    }
    return {"CHL-3"};
}

/// The rule by which chance has been asked.
RuleId ruleOfChance(const Rules& rules, const State& state) {
    switch (state.turn.awaiting) {
    case ChanceKind::deal: return {"SET-2"};
    case ChanceKind::shuffle: return {"DRW-1"};
    default: break;
    }
    return state.turn.stage == Stage::power ? interruptedPower(Table(rules, state)).ruleOfChance()
                                            : rules.mechanics[state.turn.mechanic]->ruleOfChance(state);
}

/// Explains each of the options TRN-1 and TRN-2 for a player who has to choose one.
struct OptionExplainer {
    const Table& table;

    Verdict operator()(const step::Place& place) const {
        if (!withoutPieces(table)) {
            return refuse(RefusalCode::hasPieces, {"TRN-1"});
        }
        if (table.state.isVoid(place.space)) {
            return Refusal{.code = RefusalCode::inVoid, .rule = {"SPC-3"}, .space = place.space};
        }
        if (!table.state.isFree(place.space)) {
            return Refusal{.code = RefusalCode::spaceTaken,
                           .rule = {"TRN-1"},
                           .number = table.state.countAt(place.space),
                           .space = place.space};
        }
        if (table.state.stashOf(table.mover, 1) < 1) {
            return Refusal{.code = RefusalCode::stashEmpty, .rule = {"TRN-1"}, .seat = table.mover, .size = 1};
        }
        return std::nullopt;
    }
    Verdict operator()(const step::Activate& activate) const {
        if (!table.rules.activateAllowed) {
            return refuse(RefusalCode::notInThisGame, {"TRN-2"});
        }
        if (!table.state.isTerritory(activate.space)) {
            return Refusal{.code = RefusalCode::notTerritory, .rule = {"TRN-2"}, .space = activate.space};
        }
        const bool stands = std::ranges::any_of(table.state.board(), [&](const Piece& piece) {
            return piece.space() == activate.space && piece.owner() == table.mover;
        });
        if (!stands) {
            return Refusal{.code = RefusalCode::noOwnPieceThere, .rule = {"TRN-2"}, .space = activate.space};
        }
        return std::nullopt;
    }
    Verdict operator()(const step::Play& play) const {
        if (!table.rules.playAllowed) {
            return refuse(RefusalCode::notInThisGame, {"TRN-2"});
        }
        return check::cardAt(table, CardSource::hand, play.card, {"TRN-2"});
    }
    Verdict operator()(const step::Refresh& refresh) const {
        const bool passes = refresh.discards.bits == 0 && refresh.draw == 0;
        if (!table.rules.refreshAllowed && !passes) {
            return refuse(RefusalCode::notInThisGame, {"TRN-2"});
        }
        return explainDraw(table, refresh.discards, refresh.draw, {"TRN-2"});
    }
    Verdict operator()(const step::Orient& orient) const {
        if (!table.rules.orientAllowed) {
            return refuse(RefusalCode::notInThisGame, {"TRN-2"});
        }
        const Piece& piece = table.state.piece(orient.piece);
        if (piece.owner() != table.mover) {
            return Refusal{.code = RefusalCode::notYourPiece, .rule = {"TRN-2"}, .piece = orient.piece};
        }
        if (piece.facing() == orient.facing) {
            return Refusal{.code = RefusalCode::nothingChanges, .rule = {"TRN-2"}, .piece = orient.piece};
        }
        return std::nullopt;
    }
    template <class S>
    Verdict operator()(const S& step) const {
        return refusedNow(table, step);
    }
};

Verdict explainOption(const Table& table, const Step& step) {
    if (withoutPieces(table) && isTurnOption(step) && !std::holds_alternative<step::Place>(step)) {
        if (isListed(table, step)) {
            return std::nullopt;
        }
        return refuse(RefusalCode::noPiecesMustPlace, {"TRN-1"});
    }
    return std::visit(OptionExplainer{table}, step);
}

Step withoutLink(Step step) {
    setField<Field::linked>(step, false);
    return step;
}

/// What a link of this kind makes up for: the room for a piece (LNK-1, LNK-4), or the piece or the card between (LNK-2,
/// LNK-3, LNK-5).
bool linkMends(LinkKind kind, const Step& half, RefusalCode code) {
    switch (kind) {
    case LinkKind::through: return code == RefusalCode::inVoid || code == RefusalCode::spaceFull;
    case LinkKind::crowd: return code == RefusalCode::spaceFull;
    case LinkKind::leaveOut: {
        const bool noCard =
            code == RefusalCode::linkNeeded || code == RefusalCode::wrongValue || code == RefusalCode::notLower;
        return code == RefusalCode::stashEmpty || (noCard && leavesCardOut(half));
    }
    case LinkKind::none: break;
    }
    return false;
}

/// A first half of a link, which is not listed.
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

/// A step of the power that is offered, no link pending.
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
    if (namesMissingPieces(state, step)) {
        return refuse(RefusalCode::notNow, {"MIN-1"});
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
