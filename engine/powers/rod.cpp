#include "engine/powers/rod.h"

#include "engine/model/step_fields.h"
#include "engine/powers/referee.h"

namespace gnostica::engine {

bool Rod::mayEndIn(const Table& table, const Piece& moved, Space space) const {
    return !table.state.isVoid(space) && table.hasRoom(space, moved.owner(), moved.size(), parameters_.ignoreLimit);
}

template <class Predicate>
void Rod::listMovements(const Table& table, bool linked, StepList& out, Predicate accepts) const {
    table.forEachMinion([&](PieceId minion) {
        const Piece& actor = table.state.piece(minion);
        if (actor.facing() == Facing::upright) {
            return;  // ROD-1
        }
        const auto listOne = [&](PieceId moved, auto add) {
            const Piece& piece = table.state.piece(moved);
            for (int distance = 1; distance <= reach(actor); ++distance) {
                if (!accepts(piece, neighbour(piece.space(), actor.facing(), distance))) {
                    continue;
                }
                if (piece.owner() != table.mover) {
                    add(distance, piece.facing());
                    continue;
                }
                for (const Facing facing : table.rules.facings()) {
                    add(distance, facing);
                }
            }
        };
        listOne(minion, [&](int distance, Facing facing) {
            out.add(step::Move{
                .minion = minion, .distance = static_cast<std::uint8_t>(distance), .facing = facing, .linked = linked});
        });
        table.forEachOtherTarget(minion, [&](PieceId target) {
            if (!parameters_.pushOwn && !table.isEnemy(table.state.piece(target))) {
                return;
            }
            listOne(target, [&](int distance, Facing facing) {
                out.add(step::Push{.minion = minion,
                                   .target = target,
                                   .distance = static_cast<std::uint8_t>(distance),
                                   .facing = facing,
                                   .linked = linked});
            });
        });
    });
}

void Rod::listSlides(const Table& table, PieceId minion, Space from, StepList& out) const {
    const Piece& actor = table.state.piece(minion);
    if (actor.facing() == Facing::upright || !table.state.isTerritory(from) || table.enemyOccupied(from)) {
        return;
    }
    for (int distance = 1; distance <= reach(actor); ++distance) {
        if (table.mayLand(from, neighbour(from, actor.facing(), distance))) {
            out.add(step::Slide{.minion = minion, .distance = static_cast<std::uint8_t>(distance), .space = from});
        }
    }
}

void Rod::list(const Table& table, StepList& out) const {
    listMovements(table, false, out, [&](const Piece& moved, Space end) { return mayEndIn(table, moved, end); });
    if (parameters_.slide) {
        table.forEachMinion([&](PieceId minion) {
            table.forEachAim(table.state.piece(minion), [&](Space from) { listSlides(table, minion, from, out); });
        });
    }
}

void Rod::listFirstHalves(const Table& table, LinkKind kind, StepList& out) const {
    if (kind == LinkKind::through) {
        listMovements(table, true, out, [&](const Piece& moved, Space end) { return !mayEndIn(table, moved, end); });
    } else if (kind == LinkKind::crowd) {
        listMovements(table, true, out, [&](const Piece& moved, Space end) {
            return !table.state.isVoid(end) && !mayEndIn(table, moved, end) && !table.isClosedTo(moved.owner(), end);
        });
    }
}

void Rod::apply(Referee& referee, const Step& step) const {
    const auto carry = [&](PieceId moved, PieceId minion, int distance, Facing facing, bool linked, Effect effect) {
        const Facing direction = referee.state.piece(minion).facing();
        const Piece before = referee.state.piece(moved);
        referee.move(moved, neighbour(before.space(), direction, distance), facing, effect);
        if (linked) {
            referee.beginLink(referee.table().slot().link, moved, before);
        }
    };
    if (const auto* move = std::get_if<step::Move>(&step)) {
        carry(move->minion, move->minion, move->distance, move->facing, move->linked, Effect::moved);
    } else if (const auto* push = std::get_if<step::Push>(&step)) {
        carry(push->target, push->minion, push->distance, push->facing, push->linked, Effect::pushed);
    } else if (const auto* slide = std::get_if<step::Slide>(&step)) {
        referee.slide(slide->space,
                      neighbour(slide->space, referee.state.piece(slide->minion).facing(), slide->distance));
    }
}

std::optional<Refusal> Rod::explainReach(const Table& table, const Step& step, int distance) const {
    const PieceId minion = minionOf(step);
    const bool slides = std::holds_alternative<step::Slide>(step);
    const Piece& actor = table.state.piece(minion);
    if (actor.facing() == Facing::upright) {
        return Refusal{.code = RefusalCode::upright, .rule = {"ROD-1"}, .piece = minion};
    }
    if (distance < 1) {
        return Refusal{.code = RefusalCode::nothingChanges, .rule = {slides ? "ROD-5" : "ROD-4"}};
    }
    if (distance > reach(actor)) {
        return Refusal{
            .code = RefusalCode::tooFar, .rule = {slides ? "ROD-5" : "ROD-2"}, .number = reach(actor), .piece = minion};
    }
    return std::nullopt;
}

std::optional<Refusal> Rod::explainEnd(const Table& table, const Piece& moved, Space end) const {
    if (table.state.isVoid(end)) {
        return Refusal{.code = RefusalCode::inVoid, .rule = {"ROD-3"}, .space = end};
    }
    return table.explainFull(end, moved.owner(), moved.size(), parameters_.ignoreLimit, {"ROD-3"});
}

std::optional<Refusal> Rod::explainPush(const Table& table, const step::Push& step) const {
    if (step.minion == step.target) {  // always written as a move
        return Refusal{.code = RefusalCode::pushesItself, .rule = {"ROD-2"}, .piece = step.target};
    }
    const Piece& target = table.state.piece(step.target);
    if (!parameters_.pushOwn && !table.isEnemy(target)) {
        return Refusal{.code = RefusalCode::notEnemy, .rule = ruleOf("pushOwn", {"ROD-2"}), .piece = step.target};
    }
    if (auto refusal = check::targeted(table, step.minion, step.target)) {
        return refusal;
    }
    if (auto refusal = check::facing(table, step.target, step.facing)) {
        return refusal;
    }
    return explainEnd(table, target, neighbour(target.space(), table.state.piece(step.minion).facing(), step.distance));
}

std::optional<Refusal> Rod::explainSlide(const Table& table, const step::Slide& step) const {
    if (!parameters_.slide) {
        return Refusal{.code = RefusalCode::noSuchPower, .rule = {"ROD-5"}};
    }
    if (auto refusal = check::aimedSpace(table, step.minion, step.space)) {
        return refusal;
    }
    if (!table.state.isTerritory(step.space)) {
        return Refusal{.code = RefusalCode::notTerritory, .rule = {"ROD-5"}, .space = step.space};
    }
    if (auto refusal = check::notEnemyOccupied(table, step.space, {"ROD-5"})) {
        return refusal;
    }
    const Space to = neighbour(step.space, table.state.piece(step.minion).facing(), step.distance);
    if (table.mayLand(step.space, to)) {
        return std::nullopt;
    }
    if (auto refusal = check::notEnemyOccupied(table, to, {"ROD-5"})) {
        return refusal;
    }
    return Refusal{.code = table.state.isVoid(to) ? RefusalCode::inVoid : RefusalCode::notWasteland,
                   .rule = {"ROD-5"},
                   .space = to};
}

std::optional<Refusal> Rod::explain(const Table& table, const Step& step) const {
    const PieceId minion = minionOf(step);
    if (auto refusal = check::minion(table, minion)) {
        return refusal;
    }
    const int distance = fieldOr<Field::distance>(step, 0);
    if (auto refusal = explainReach(table, step, distance)) {
        return refusal;
    }
    if (const auto* push = std::get_if<step::Push>(&step)) {
        return explainPush(table, *push);
    }
    if (const auto* slide = std::get_if<step::Slide>(&step)) {
        return explainSlide(table, *slide);
    }
    const Piece& actor = table.state.piece(minion);
    return explainEnd(table, actor, neighbour(actor.space(), actor.facing(), distance));
}

}  // namespace gnostica::engine
