#include "engine/powers/turn.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

void Turner::list(const Table& table, StepList& out) const {
    const auto addAll = [&](PieceId minion, PieceId target) {
        for (const Facing facing : kFacings) {
            if (facing != table.state.piece(target).facing()) {
                out.add(step::Turn{.minion = minion, .target = target, .facing = facing});
            }
        }
    };
    table.forEachMinion([&](PieceId minion) {
        addAll(minion, minion);
        if (parameters_.anyTarget) {
            table.forEachOtherTarget(minion, [&](PieceId target) { addAll(minion, target); });
        }
    });
}

bool Turner::offers(const Step& step) const {
    return std::holds_alternative<step::Turn>(step);
}

void Turner::apply(Referee& referee, const Step& step) const {
    const auto& turn = std::get<step::Turn>(step);
    referee.turn(turn.target, turn.facing, Effect::turned);
    if (!parameters_.anyTarget && !referee.rules.rulings.turnerAndActorMayDiffer) {
        referee.makeWorker(turn.minion, 1);
    }
}

std::optional<Refusal> Turner::explain(const Table& table, const Step& step) const {
    const auto& turn = std::get<step::Turn>(step);
    if (auto refusal = check::minion(table, turn.minion)) {
        return refusal;
    }
    if (!parameters_.anyTarget && turn.target != turn.minion) {
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
