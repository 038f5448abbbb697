#include "engine/powers/cup.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

namespace {

constexpr int kSmall = 1;

bool hasSmall(const Table& table, Seat seat) {
    return table.state.stashOf(seat, kSmall) > 0;
}

}  // namespace

// CUP-1: a territory or wasteland with room for the piece.
bool Cup::mayCreateIn(const Table& table, Space space, Seat owner) const {
    const bool living =
        table.rules.rulings.createInWasteland ? !table.state.isVoid(space) : table.state.isTerritory(space);
    return living && table.hasRoom(space, owner, kSmall, parameters_.ignoreLimit);
}

// CUP-4
bool Cup::mayFound(const Table& table, Card card) const {
    switch (parameters_.found) {
    case Foundable::none: return false;
    case Foundable::worthOne: return table.rules.valueOf(card) == 1;
    case Foundable::minors: return !card.isMajor();
    }
    return false;
}

template <class F>
void Cup::forEachRoom(const Table& table, F f) const {
    // With special limits, room depends on the owner of the piece, which is checked later.
    const auto mayHold = [&](Space space) {
        return table.rules.hasSpecialLimits || mayCreateIn(table, space, table.mover);
    };
    table.forEachMinion([&](PieceId minion) {
        const Piece& piece = table.state.piece(minion);
        table.forEachAim(piece, [&](Space space) {
            if (mayHold(space)) {
                f(minion, space);
            }
        });
        // CUP-5, the other ruling: by targeting itself, the minion targets its own space.
        if (table.rules.rulings.selfTargetCreatesAtHome && piece.aim() != piece.space() && mayHold(piece.space())) {
            f(minion, piece.space());
        }
    });
}

void Cup::listCreate(const Table& table, PieceId minion, Space space, bool linked, StepList& out) const {
    const auto mayHold = [&](Seat owner) { return !table.rules.hasSpecialLimits || mayCreateIn(table, space, owner); };
    if (hasSmall(table, table.mover) != linked && mayHold(table.mover)) {
        for (const Facing facing : table.rules.facings()) {
            out.add(step::Create{.minion = minion, .facing = facing, .linked = linked, .space = space});
        }
    }
    if (!parameters_.enemies || !table.aimsAt(table.state.piece(minion), space)) {
        return;
    }
    table.forEachOtherTarget(minion, [&](PieceId model) {
        const Piece& piece = table.state.piece(model);
        if (piece.space() == space && table.isEnemy(piece) && hasSmall(table, piece.owner()) != linked &&
            mayHold(piece.owner())) {
            out.add(step::CreateEnemy{.minion = minion, .model = model, .linked = linked});
        }
    });
}

void Cup::listFound(const Table& table, PieceId minion, Space space, StepList& out) const {
    if (!table.isOpenWasteland(space)) {
        return;
    }
    if (parameters_.foundFromHand) {
        for (const Card card : table.state.hands[table.mover]) {
            if (mayFound(table, card)) {
                out.add(step::Found{.minion = minion, .source = CardSource::hand, .card = card, .space = space});
            }
        }
    }
    if (parameters_.foundFromDrawPile && table.canDrawOne()) {
        out.add(step::Found{.minion = minion, .source = CardSource::drawPile, .card = Card::none(), .space = space});
    }
}

void Cup::list(const Table& table, StepList& out) const {
    forEachRoom(table, [&](PieceId minion, Space space) { listCreate(table, minion, space, false, out); });
    if (parameters_.found != Foundable::none || parameters_.foundFromDrawPile) {
        table.forEachMinion([&](PieceId minion) {
            table.forEachAim(table.state.piece(minion), [&](Space space) { listFound(table, minion, space, out); });
        });
    }
}

void Cup::listFirstHalves(const Table& table, LinkKind kind, StepList& out) const {
    if (kind != LinkKind::leaveOut) {
        return;
    }
    forEachRoom(table, [&](PieceId minion, Space space) { listCreate(table, minion, space, true, out); });
    if (parameters_.found == Foundable::none) {
        return;
    }
    table.forEachMinion([&](PieceId minion) {
        table.forEachAim(table.state.piece(minion), [&](Space space) {
            if (table.isOpenWasteland(space)) {
                out.add(step::Found{.minion = minion,
                                    .source = CardSource::none,
                                    .card = Card::none(),
                                    .linked = true,
                                    .space = space});
            }
        });
    });
}

bool Cup::takesTopCard(const Step& step) const {
    const auto* found = std::get_if<step::Found>(&step);
    return found != nullptr && found->source == CardSource::drawPile;
}

bool Cup::canEverUse(const Step& step) const {
    if (std::holds_alternative<step::CreateEnemy>(step)) {
        return parameters_.enemies;
    }
    const bool chosen = parameters_.found != Foundable::none && parameters_.foundFromHand;
    return !std::holds_alternative<step::Found>(step) || chosen || parameters_.foundFromDrawPile;
}

void Cup::apply(Referee& referee, const Step& step) const {
    if (const auto* create = std::get_if<step::Create>(&step)) {
        const PieceId id = referee.add(referee.mover(), kSmall, create->facing, create->space, Effect::created);
        if (create->linked) {
            referee.beginLink(LinkKind::leaveOut, id, Piece());
        }
    } else if (const auto* enemy = std::get_if<step::CreateEnemy>(&step)) {
        const Piece model = referee.state.piece(enemy->model);
        const PieceId id = referee.add(model.owner(), kSmall, model.facing(), model.space(), Effect::created);
        if (enemy->linked) {
            referee.beginLink(LinkKind::leaveOut, id, Piece());
        }
    } else if (const auto* found = std::get_if<step::Found>(&step)) {
        referee.found(found->space, found->card, found->source);
        if (found->linked) {
            referee.beginLink(found->space, 1, Card::none());
        }
    }
}

std::optional<Refusal> Cup::explainRoom(const Table& table, PieceId minion, Space space, Seat owner) const {
    const Piece& piece = table.state.piece(minion);
    const bool atHome = table.rules.rulings.selfTargetCreatesAtHome && space == piece.space();
    if (auto refusal = atHome ? std::nullopt : check::aimedSpace(table, minion, space)) {
        return refusal;
    }
    if (auto refusal = table.explainFull(space, owner, kSmall, parameters_.ignoreLimit)) {
        return refusal;
    }
    if (!mayCreateIn(table, space, owner)) {
        return Refusal{.code = RefusalCode::notTerritory, .rule = {"CUP-1"}, .space = space};
    }
    return std::nullopt;
}

std::optional<Refusal> Cup::explainCreate(const Table& table, const step::Create& step) const {
    if (auto refusal = explainRoom(table, step.minion, step.space, table.mover)) {
        return refusal;
    }
    if (!hasSmall(table, table.mover)) {
        return Refusal{.code = RefusalCode::stashEmpty, .rule = {"CUP-3"}, .seat = table.mover, .size = kSmall};
    }
    return std::nullopt;
}

std::optional<Refusal> Cup::explainEnemy(const Table& table, const step::CreateEnemy& step) const {
    const Piece& model = table.state.piece(step.model);
    if (!parameters_.enemies) {
        return Refusal{.code = RefusalCode::noSuchPower, .rule = ruleOf("found", {"CUP-2"})};
    }
    if (!table.isEnemy(model)) {
        return Refusal{.code = RefusalCode::notEnemy, .rule = {"CUP-2"}, .piece = step.model};
    }
    if (auto refusal = check::targeted(table, step.minion, step.model)) {
        return refusal;
    }
    if (auto refusal = explainRoom(table, step.minion, model.space(), model.owner())) {
        return refusal;
    }
    if (!hasSmall(table, model.owner())) {
        return Refusal{.code = RefusalCode::stashEmpty, .rule = {"CUP-3"}, .seat = model.owner(), .size = kSmall};
    }
    return std::nullopt;
}

std::optional<Refusal> Cup::explainFound(const Table& table, const step::Found& step) const {
    if (auto refusal = check::aimedSpace(table, step.minion, step.space)) {
        return refusal;
    }
    const RuleId rule = ruleOf("found", {"CUP-4"});
    const bool fromDrawPile = step.source == CardSource::drawPile;
    if (parameters_.found == Foundable::none && !parameters_.foundFromDrawPile) {
        return Refusal{.code = RefusalCode::noSuchPower, .rule = rule};
    }
    if (table.state.isTerritory(step.space)) {
        return Refusal{.code = RefusalCode::notWasteland, .rule = rule, .space = step.space};
    }
    if (auto refusal = check::notEnemyOccupied(table, step.space, rule)) {
        return refusal;
    }
    if (step.source == CardSource::none && parameters_.found != Foundable::none) {
        return Refusal{.code = RefusalCode::linkNeeded, .rule = {"LNK-5"}};
    }
    const bool fromHand = step.source == CardSource::hand && parameters_.foundFromHand;
    if (!fromHand && !(fromDrawPile && parameters_.foundFromDrawPile)) {
        return Refusal{.code = RefusalCode::noSuchPlace, .rule = rule};
    }
    if (auto refusal = check::cardAt(table, step.source, step.card, rule)) {
        return refusal;
    }
    if (!fromDrawPile && !mayFound(table, step.card)) {
        return Refusal{.code = RefusalCode::wrongValue, .rule = rule, .number = 1, .card = step.card};
    }
    return std::nullopt;
}

std::optional<Refusal> Cup::explain(const Table& table, const Step& step) const {
    if (auto refusal = check::minion(table, minionOf(step))) {
        return refusal;
    }
    if (const auto* create = std::get_if<step::Create>(&step)) {
        return explainCreate(table, *create);
    }
    if (const auto* enemy = std::get_if<step::CreateEnemy>(&step)) {
        return explainEnemy(table, *enemy);
    }
    return explainFound(table, std::get<step::Found>(step));
}

}  // namespace gnostica::engine
