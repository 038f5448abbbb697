#include "engine/powers/warp.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

void Warp::list(const Table& table, StepList& out) const {
    table.forEachMinion([&](PieceId minion) {
        table.forEachTarget(minion, [&](PieceId target) {
            const Piece& piece = table.state.piece(target);
            table.forEachLivingSpace([&](Space to) {
                if (!table.state.isFree(to)) {
                    return;
                }
                step::WarpPiece warp{.minion = minion, .target = target, .facing = piece.facing(), .to = to};
                if (piece.owner() != table.mover) {
                    out.add(warp);
                    return;
                }
                for (const Facing facing : table.rules.facings()) {
                    warp.facing = facing;
                    out.add(warp);
                }
            });
        });
    });
    if (!parameters_.territories) {
        return;
    }
    table.forEachMinion([&](PieceId minion) {
        table.forEachAim(table.state.piece(minion), [&](Space from) {
            if (!table.state.isTerritory(from) || table.enemyOccupied(from)) {
                return;
            }
            table.forEachLivingSpace([&](Space to) {
                if (table.mayLand(from, to)) {
                    out.add(step::WarpTerritory{.minion = minion, .from = from, .to = to});
                }
            });
        });
    });
}

void Warp::apply(Referee& referee, const Step& step) const {
    if (const auto* piece = std::get_if<step::WarpPiece>(&step)) {
        referee.move(piece->target, piece->to, piece->facing, Effect::moved);
    } else {
        const auto& territory = std::get<step::WarpTerritory>(step);
        referee.slide(territory.from, territory.to);
    }
}

std::optional<Refusal> Warp::explainPiece(const Table& table, const step::WarpPiece& step) const {
    if (auto refusal = check::targeted(table, step.minion, step.target)) {
        return refusal;
    }
    if (table.state.isVoid(step.to)) {
        return Refusal{.code = RefusalCode::inVoid, .rule = {"SPC-3"}, .space = step.to};
    }
    if (!table.state.isFree(step.to)) {
        return Refusal{.code = RefusalCode::spaceTaken,
                       .rule = {"MAJ-9"},
                       .number = table.state.countAt(step.to),
                       .space = step.to};
    }
    return check::facing(table, step.target, step.facing);
}

std::optional<Refusal> Warp::explainTerritory(const Table& table, const step::WarpTerritory& step) const {
    if (!parameters_.territories) {
        return Refusal{.code = RefusalCode::noSuchPower, .rule = {"MAJ-9"}};
    }
    if (auto refusal = check::aimedSpace(table, step.minion, step.from)) {
        return refusal;
    }
    if (!table.state.isTerritory(step.from)) {
        return Refusal{.code = RefusalCode::notTerritory, .rule = {"MAJ-9"}, .space = step.from};
    }
    if (auto refusal = check::notEnemyOccupied(table, step.from, {"MAJ-9"})) {
        return refusal;
    }
    if (table.mayLand(step.from, step.to)) {
        return std::nullopt;
    }
    if (table.state.isVoid(step.to)) {
        return Refusal{.code = RefusalCode::inVoid, .rule = {"SPC-3"}, .space = step.to};
    }
    if (auto refusal = check::notEnemyOccupied(table, step.to, {"MAJ-9"})) {
        return refusal;
    }
    return Refusal{.code = RefusalCode::notWasteland, .rule = {"MAJ-9"}, .space = step.to};
}

std::optional<Refusal> Warp::explain(const Table& table, const Step& step) const {
    if (auto refusal = check::minion(table, minionOf(step))) {
        return refusal;
    }
    if (const auto* piece = std::get_if<step::WarpPiece>(&step)) {
        return explainPiece(table, *piece);
    }
    return explainTerritory(table, std::get<step::WarpTerritory>(step));
}

}  // namespace gnostica::engine
