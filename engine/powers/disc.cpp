#include "engine/powers/disc.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

namespace {

constexpr int kLarge = 3;

bool hasNextSize(const Table& table, const Piece& piece) {
    return table.state.stashOf(piece.owner(), piece.size() + 1) > 0;
}

bool hasRoomToGrow(const Table& table, const Piece& piece) {
    return !table.rules.hasSpecialLimits || !table.explainSizeFull(piece.space(), piece.size() + 1);
}

}  // namespace

void Disc::listGrow(const Table& table, PieceId minion, bool linked, StepList& out) const {
    table.forEachTarget(minion, [&](PieceId target) {
        const Piece& piece = table.state.piece(target);
        if (piece.size() == kLarge || hasNextSize(table, piece) == linked || !hasRoomToGrow(table, piece)) {
            return;
        }
        if (piece.owner() != table.mover) {
            out.add(step::Grow{.minion = minion, .target = target, .facing = piece.facing(), .linked = linked});
            return;
        }
        for (const Facing facing : table.rules.facings()) {
            out.add(step::Grow{.minion = minion, .target = target, .facing = facing, .linked = linked});
        }
    });
}

bool Disc::mayRaiseAt(const Table& table, Space space) const {
    return (table.state.isTerritory(space) || (parameters_.wasteland && table.state.isWasteland(space))) &&
           !table.enemyOccupied(space);
}

int Disc::valueNow(const Table& table, Space space) {
    const Territory* territory = table.state.territoryAt(space);
    return territory == nullptr ? 0 : table.valueAt(*territory);
}

bool Disc::fits(const Table& table, Space space, Card card) const {
    const Territory* territory = table.state.territoryAt(space);
    const int now = valueNow(table, space);
    const int then = table.rules.valueOf(card);
    const Card old = territory == nullptr ? Card::none() : territory->card;
    if (parameters_.raising == Raising::nextValue || territory == nullptr) {
        return then == now + 1 && (old.isNone() || !old.isMajor());
    }
    return then > now || (!old.isNone() && old.isMajor() == card.isMajor() && card.height() > old.height());
}

bool Disc::canDrawFor(const Table& table, Space space) {
    const Territory* territory = table.state.territoryAt(space);
    return table.canDrawOne() || (territory != nullptr && !territory->card.isNone());
}

void Disc::listRaise(const Table& table, PieceId minion, Space space, StepList& out) const {
    if (!mayRaiseAt(table, space)) {
        return;
    }
    const auto add = [&](CardSource source, Card card) {
        out.add(step::Raise{.minion = minion, .source = source, .card = card, .space = space});
    };
    if (parameters_.fromHand) {
        for (const Card card : table.state.hands[table.mover]) {
            if (fits(table, space, card)) {
                add(CardSource::hand, card);
            }
        }
    }
    if (parameters_.fromDiscardPile) {
        for (const Card card : table.state.discard.cards()) {
            if (fits(table, space, card)) {
                add(CardSource::discardPile, card);
            }
        }
    }
    if (parameters_.fromDrawPile && canDrawFor(table, space)) {
        add(CardSource::drawPile, Card::none());
    }
}

void Disc::list(const Table& table, StepList& out) const {
    table.forEachMinion([&](PieceId minion) { listGrow(table, minion, false, out); });
    table.forEachMinion([&](PieceId minion) {
        table.forEachAim(table.state.piece(minion), [&](Space space) { listRaise(table, minion, space, out); });
    });
}

void Disc::listFirstHalves(const Table& table, LinkKind kind, StepList& out) const {
    if (kind != LinkKind::leaveOut) {
        return;
    }
    table.forEachMinion([&](PieceId minion) { listGrow(table, minion, true, out); });
    if (parameters_.raising == Raising::higher) {
        return;  // a grow alone has the same effect
    }
    table.forEachMinion([&](PieceId minion) {
        table.forEachAim(table.state.piece(minion), [&](Space space) {
            const Territory* territory = table.state.territoryAt(space);
            const bool grows = territory == nullptr || !territory->card.isMajor();
            if (mayRaiseAt(table, space) && grows) {
                out.add(step::Raise{.minion = minion,
                                    .source = CardSource::none,
                                    .card = Card::none(),
                                    .linked = true,
                                    .space = space});
            }
        });
    });
}

bool Disc::takesTopCard(const Step& step) const {
    const auto* raise = std::get_if<step::Raise>(&step);
    return raise != nullptr && raise->source == CardSource::drawPile;
}

// DIS-2: the territory is discarded, then replaced.
void Disc::discardFirst(Referee& referee, const Step& step) const {
    const auto* raise = std::get_if<step::Raise>(&step);
    const Territory* territory = raise == nullptr ? nullptr : referee.state.territoryAt(raise->space);
    if (territory != nullptr && !territory->card.isNone()) {
        referee.replace(raise->space, Card::none(), CardSource::none);
    }
}

void Disc::apply(Referee& referee, const Step& step) const {
    if (const auto* grow = std::get_if<step::Grow>(&step)) {
        const Piece before = referee.state.piece(grow->target);
        referee.resize(grow->target, before.size() + 1, grow->facing, Effect::grown);
        if (grow->linked) {
            referee.beginLink(LinkKind::leaveOut, grow->target, before);
        }
        return;
    }
    const auto& raise = std::get<step::Raise>(step);
    const int value = valueNow(referee.table(), raise.space) + 1;
    const Territory* territory = referee.state.territoryAt(raise.space);
    const Card before = territory == nullptr ? Card::none() : territory->card;
    if (territory != nullptr) {
        referee.replace(raise.space, raise.card, raise.source);
    } else {
        referee.found(raise.space, raise.card, raise.source);
    }
    if (raise.linked) {
        referee.beginLink(raise.space, value, before);
    }
}

std::optional<Refusal> Disc::explainGrow(const Table& table, const step::Grow& step) const {
    if (auto refusal = check::targeted(table, step.minion, step.target)) {
        return refusal;
    }
    const Piece& piece = table.state.piece(step.target);
    if (piece.size() == kLarge) {
        return Refusal{.code = RefusalCode::alreadyLargest, .rule = {"DIS-1"}, .piece = step.target};
    }
    if (auto refusal = check::facing(table, step.target, step.facing)) {
        return refusal;
    }
    if (auto refusal = table.explainSizeFull(piece.space(), piece.size() + 1)) {
        return refusal;
    }
    if (!hasNextSize(table, piece)) {
        return Refusal{
            .code = RefusalCode::stashEmpty, .rule = {"DIS-1"}, .seat = piece.owner(), .size = piece.size() + 1};
    }
    return std::nullopt;
}

std::optional<Refusal> Disc::explainRaise(const Table& table, const step::Raise& step) const {
    if (auto refusal = check::aimedSpace(table, step.minion, step.space)) {
        return refusal;
    }
    const Territory* territory = table.state.territoryAt(step.space);
    if (territory == nullptr && !parameters_.wasteland) {
        return Refusal{.code = RefusalCode::notTerritory, .rule = ruleOf("raise", {"DIS-2"}), .space = step.space};
    }
    const RuleId rule = territory == nullptr ? RuleId{"DIS-3"} : ruleOf("raise", {"DIS-2"});
    if (auto refusal = check::notEnemyOccupied(table, step.space, rule)) {
        return refusal;
    }
    if (step.source == CardSource::drawPile && parameters_.fromDrawPile) {
        const bool canDraw = step.card.isNone() && canDrawFor(table, step.space);
        return canDraw ? std::nullopt : check::cardAt(table, step.source, step.card, rule);
    }
    const bool major = territory != nullptr && !territory->card.isNone() && territory->card.isMajor();
    if (major && parameters_.raising == Raising::nextValue) {
        return Refusal{.code = RefusalCode::cannotGrowMajor, .rule = rule, .space = step.space};
    }
    if (step.source == CardSource::none &&
        parameters_.raising != Raising::higher) {  // with Raising::higher, one raise has the same effect
        return Refusal{.code = RefusalCode::linkNeeded, .rule = {"LNK-2"}};
    }
    const bool reachable = (step.source == CardSource::hand && parameters_.fromHand) ||
                           (step.source == CardSource::discardPile && parameters_.fromDiscardPile);
    if (!reachable) {
        return Refusal{.code = RefusalCode::noSuchPlace, .rule = rule};
    }
    if (auto refusal = check::cardAt(table, step.source, step.card, rule)) {
        return refusal;
    }
    if (!fits(table, step.space, step.card)) {
        const bool higher = parameters_.raising == Raising::higher && territory != nullptr;
        return Refusal{.code = higher ? RefusalCode::notHigher : RefusalCode::wrongValue,
                       .rule = rule,
                       .number = valueNow(table, step.space) + 1,
                       .card = step.card};
    }
    return std::nullopt;
}

std::optional<Refusal> Disc::explain(const Table& table, const Step& step) const {
    if (auto refusal = check::minion(table, minionOf(step))) {
        return refusal;
    }
    if (const auto* grow = std::get_if<step::Grow>(&step)) {
        return explainGrow(table, *grow);
    }
    return explainRaise(table, std::get<step::Raise>(step));
}

}  // namespace gnostica::engine
