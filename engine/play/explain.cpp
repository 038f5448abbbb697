// Why a step is not legal.
#include "engine/mechanics/mechanic.h"
#include "engine/play/link_rules.h"
#include "engine/play/play.h"
#include "engine/play/turn_machine.h"
#include "engine/powers/power.h"
#include "engine/powers/redraw.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

using Verdict = std::optional<Refusal>;

Refusal refuse(RefusalCode code, RuleId rule) {
    return Refusal{.code = code, .rule = rule};
}

bool isListed(const Rules& rules, const State& state, const Step& step) {
    StepList steps;
    legalSteps(rules, state, steps);
    return std::ranges::find(steps, step) != steps.end();
}

/// True if one must place (TRN-1), or may only pass.
bool withoutPieces(const Table& table) {
    return !table.state.hasPieces(table.mover);
}

/// A step that belongs to another moment of the turn.
Refusal notNow(const Rules& rules, const Step& step) {
    for (const auto& mechanic : rules.mechanics) {
        if (const RuleId rule = mechanic->ruleOf(step); !rule.text.empty()) {
            return refuse(RefusalCode::notNow, rule);
        }
    }
    return refuse(RefusalCode::notNow, {std::holds_alternative<step::Challenge>(step) ? "CHL-1" : "TRN-2"});
}

/// Texts and picks name pieces of the board; a step that comes from elsewhere may name some that are not there.
bool namesMissingPieces(const State& state, const Step& step) {
    const auto missing = [&](PieceId id) { return index(id) >= state.pieceCount; };
    return std::visit(
        [&](const auto& s) {
            bool any = false;
            if constexpr (requires { s.minion; }) {
                any |= missing(s.minion);
            }
            if constexpr (requires { s.target; }) {
                any |= missing(s.target);
            }
            if constexpr (requires { s.model; }) {
                any |= missing(s.model);
            }
            if constexpr (requires { s.piece; }) {
                any |= missing(s.piece);
            }
            return any;
        },
        step);
}

/// The first rule by which such games end.
RuleId ruleOfEnd(const Rules& rules) {
    for (const auto& mechanic : rules.mechanics) {
        if (const RuleId rule = mechanic->ruleOfEnd(); !rule.text.empty()) {
            return rule;
        }
    }
    return {"CHL-3"};
}

bool belongsToMechanic(const Rules& rules, const Step& step) {
    return std::ranges::any_of(rules.mechanics,
                               [&](const auto& mechanic) { return !mechanic->ruleOf(step).text.empty(); });
}

bool isOption(const Step& step) {
    return std::visit(
        []<class S>(const S&) {
            return std::is_same_v<S, step::Place> || std::is_same_v<S, step::Activate> ||
                   std::is_same_v<S, step::Play> || std::is_same_v<S, step::Refresh> || std::is_same_v<S, step::Orient>;
        },
        step);
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
            return refuse(RefusalCode::notNow, {"TRN-2"});
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
            return refuse(RefusalCode::notNow, {"TRN-2"});
        }
        return check::cardAt(table, CardSource::hand, play.card, {"TRN-2"});
    }
    Verdict operator()(const step::Refresh& refresh) const {
        const bool passes = refresh.discards.bits == 0 && refresh.draw == 0;
        if (!table.rules.refreshAllowed && !passes) {
            return refuse(RefusalCode::notNow, {"TRN-2"});
        }
        const int held = table.state.hands[table.mover].size();
        const int room = table.rules.handLimit - (held - refresh.discards.size());
        // Discarding what is not held and more than the hand takes break TRN-2, more than the piles hold breaks DRW-1.
        const bool ofTheHand = (refresh.discards.bits >> held) != 0 || refresh.draw > room;
        return explainDraw(table, refresh.discards, refresh.draw, {ofTheHand ? "TRN-2" : "DRW-1"});
    }
    Verdict operator()(const step::Orient& orient) const {
        if (!table.rules.orientAllowed) {
            return refuse(RefusalCode::notNow, {"TRN-2"});
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
        return notNow(table.rules, step);
    }
};

Verdict explainOption(const Table& table, const Step& step) {
    if (withoutPieces(table) && isOption(step) && !std::holds_alternative<step::Place>(step)) {
        if (isListed(table.rules, table.state, step)) {
            return std::nullopt;
        }
        return refuse(RefusalCode::noPiecesMustPlace, {"TRN-1"});
    }
    return std::visit(OptionExplainer{table}, step);
}

Step withoutLink(Step step) {
    std::visit(
        [](auto& s) {
            if constexpr (requires { s.linked; }) {
                s.linked = false;
            }
        },
        step);
    return step;
}

/// No link lets somebody act who may not act at all.
bool isAboutTheMinion(RefusalCode code) {
    return code == RefusalCode::notYourPiece || code == RefusalCode::notMinion;
}

/// A step of the power that is offered, no link pending.
Verdict explainUse(const Table& table, const Power& power, const Step& step) {
    if (!isLinked(step)) {
        return power.explain(table, step);
    }
    if (isListed(table.rules, table.state, step)) {
        return std::nullopt;
    }
    if (isListed(table.rules, table.state, withoutLink(step))) {
        return refuse(RefusalCode::linkNotNeeded, ruleOfLink(table));
    }
    auto refusal = power.explain(table, withoutLink(step));
    if (refusal && (table.slot().link == LinkKind::none || isAboutTheMinion(refusal->code))) {
        return refusal;
    }
    return refuse(RefusalCode::linkNeeded, ruleOfLink(table));
}

Verdict explainSecondHalf(const Table& table, const Step& step) {
    if (isListed(table.rules, table.state, step)) {
        return std::nullopt;
    }
    const Power* power = powerFor(table, step);
    if (power == nullptr) {
        return refuse(RefusalCode::mustFinishLink, ruleOfLink(table));
    }
    if (auto refusal = power->explain(table, step)) {
        return refusal;
    }
    return refuse(RefusalCode::notThisLink, ruleOfLink(table));
}

Verdict explainPower(const Table& table, const Step& step) {
    if (table.linkPending()) {
        return explainSecondHalf(table, step);
    }
    if (std::holds_alternative<step::Skip>(step)) {
        return isListed(table.rules, table.state, step) ? std::nullopt
                                                        : Verdict(refuse(RefusalCode::skipNotAllowed, {"MAJ-0"}));
    }
    if (const Power* power = powerFor(table, step)) {
        return explainUse(table, *power, step);
    }
    const bool elsewhen = isOption(step) || std::holds_alternative<step::Done>(step) ||
                          std::holds_alternative<step::Challenge>(step) || belongsToMechanic(table.rules, step);
    return elsewhen ? notNow(table.rules, step) : refuse(RefusalCode::notYourPower, {"TRN-4"});
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
    const bool elsewhen =
        isOption(step) || std::holds_alternative<step::Challenge>(step) || belongsToMechanic(table.rules, step);
    return elsewhen ? notNow(table.rules, step) : refuse(RefusalCode::notYourPower, {"TRN-4"});
}

}  // namespace

std::optional<Refusal> explain(const Rules& rules, const State& state, const Step& step) {
    if (isOver(state)) {
        return refuse(RefusalCode::gameOver, ruleOfEnd(rules));
    }
    if (state.turn.awaiting != ChanceKind::none) {
        return refuse(RefusalCode::chanceFirst, {"DRW-1"});
    }
    if (namesMissingPieces(state, step)) {
        return refuse(RefusalCode::notNow, {"MIN-1"});
    }
    const Table table(rules, state);
    switch (state.turn.stage) {
    case Stage::floor: return rules.mechanics[state.turn.mechanic]->explain(table, step);
    case Stage::option: return explainOption(table, step);
    case Stage::power:
        if (state.turn.interrupt != 0) {
            return isListed(rules, state, step) ? std::nullopt : Verdict(refuse(RefusalCode::notNow, {"TRI-6"}));
        }
        return explainPower(table, step);
    case Stage::close: return explainClose(table, step);
    case Stage::setup:
    case Stage::over: break;
    }
    return refuse(RefusalCode::notNow, {"SET-2"});
}

}  // namespace gnostica::engine
