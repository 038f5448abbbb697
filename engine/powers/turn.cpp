#include "engine/powers/turn.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

void Turner::apply(Referee& referee, const Step& step) const {
    const auto& turn = std::get<step::Turn>(step);
    referee.turn(turn.target, turn.facing, Effect::turned);
    if (!parameters_.anyTarget && !referee.rules.rulings.turnerAndActorMayDiffer) {
        referee.makeWorker(turn.minion, 1);
    }
}

namespace {

/// True for the minion, and for a piece in the same space that players cannot distinguish from it.
bool isItself(const Table& table, const step::Turn& turn) {
    const Piece& minion = table.state.piece(turn.minion);
    const bool isTwin = minion.facing() == Facing::upright && minion.bearsNameOf(table.state.piece(turn.target));
    return turn.target == turn.minion || (isTwin && !table.numbered(turn.minion));
}

}  // namespace

std::optional<Refusal> Turner::explain(const Table& table, const Step& step) const {
    const auto& turn = std::get<step::Turn>(step);
    if (auto refusal = check::minion(table, turn.minion)) {
        return refusal;
    }
    if (!parameters_.anyTarget && !isItself(table, turn)) {
        return Refusal{.code = RefusalCode::notMinion, .rule = check::ruleOfMajor(table), .piece = turn.target};
    }
    if (auto refusal = check::targeted(table, turn.minion, turn.target)) {
        return refusal;
    }
    if (table.state.piece(turn.target).facing() == turn.facing) {
        return Refusal{.code = RefusalCode::nothingChanges, .rule = check::ruleOfMajor(table), .piece = turn.target};
    }
    return std::nullopt;
}

}  // namespace gnostica::engine
