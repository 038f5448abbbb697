#include "engine/powers/power.h"

#include "engine/model/card_keys.h"
#include "engine/model/step_fields.h"
#include "engine/powers/referee.h"
#include "engine/powers/twins.h"

#include <algorithm>

namespace gnostica::engine {

std::optional<Refusal> Power::explainInterrupt(const Table& table, const Step& step) const {
    StepList answers;
    listInterrupt(table, answers);
    const bool listed = std::ranges::find(answers, standIn(table, step)) != answers.end();
    return listed ? std::nullopt : std::optional(Refusal{.code = RefusalCode::notNow, .rule = {"TRN-4"}});
}

bool waitsForShuffle(Referee& referee, const Power& power, const Step& step) {
    if (!power.takesTopCard(step) || !referee.state.draw.empty()) {
        return false;
    }
    power.discardFirst(referee, step);
    return referee.needsShuffleFirst();
}

bool leavesCardOut(const Step& step) {
    return fieldOr<Field::source>(step, CardSource::hand) == CardSource::none;
}

namespace {

/// SPC-4
bool isFull(RefusalCode code) {
    return code == RefusalCode::spaceFull || code == RefusalCode::tooManyOfSize || code == RefusalCode::tooManyOwn;
}

}  // namespace

bool linkMends(LinkKind kind, const Step& half, RefusalCode code) {
    switch (kind) {
    case LinkKind::through: return code == RefusalCode::inVoid || isFull(code);
    case LinkKind::crowd: return isFull(code);
    case LinkKind::leaveOut: {
        const bool noCard =
            code == RefusalCode::linkNeeded || code == RefusalCode::wrongValue || code == RefusalCode::notLower;
        return code == RefusalCode::stashEmpty || (noCard && leavesCardOut(half));
    }
    case LinkKind::none: break;
    }
    return false;
}

}  // namespace gnostica::engine

namespace gnostica::engine::check {

std::optional<Refusal> minion(const Table& table, PieceId id) {
    const Piece& piece = table.state.piece(id);
    if (piece.owner() != table.mover) {
        return Refusal{.code = RefusalCode::notYourPiece, .rule = {"MIN-1"}, .piece = id};
    }
    if (table.state.turn.workerSlots > 0 && !piece.has(Mark::worker)) {
        return Refusal{.code = RefusalCode::sameMinionOnly, .rule = ruleOfMajor(table), .piece = id};
    }
    if (!table.isMinion(piece)) {
        const RuleId rule{table.rules.affectedBecomeMinions ? "MIN-2" : "MIN-3"};
        return Refusal{.code = RefusalCode::notMinion, .rule = rule, .piece = id};
    }
    return std::nullopt;
}

std::optional<Refusal> targeted(const Table& table, PieceId minion, PieceId target) {
    if (minion == target || table.targets(table.state.piece(minion), table.state.piece(target))) {
        return std::nullopt;
    }
    const bool shielded = table.isShielded(table.state.piece(target));
    return Refusal{.code = shielded ? RefusalCode::inTower : RefusalCode::notTargeted,
                   .rule = {"ORI-2"},
                   .space = table.state.piece(target).space(),
                   .piece = target};
}

std::optional<Refusal> aimedSpace(const Table& table, PieceId minion, Space space) {
    if (table.state.isVoid(space)) {
        return Refusal{.code = RefusalCode::inVoid, .rule = {"SPC-3"}, .space = space};
    }
    if (!table.aimsAt(table.state.piece(minion), space)) {
        return Refusal{.code = RefusalCode::notTargeted, .rule = {"ORI-2"}, .space = space};
    }
    return std::nullopt;
}

std::optional<Refusal> facing(const Table& table, PieceId piece, Facing facing) {
    const Piece& moved = table.state.piece(piece);
    if (moved.owner() != table.mover && moved.facing() != facing) {
        return Refusal{.code = RefusalCode::facingKept, .rule = {"ORI-4"}, .piece = piece};
    }
    return std::nullopt;
}

RuleId ruleOfMajor(const Table& table) {
    const Card card = table.state.turn.depth > 0 ? table.frame().card : Card::none();
    return {card.isMajor() ? kMajorRules[card.index()] : "TRN-4"};
}

std::optional<Refusal> notEnemyOccupied(const Table& table, Space space, RuleId rule) {
    if (table.enemyOccupied(space)) {
        return Refusal{.code = RefusalCode::enemyOccupied, .rule = rule, .space = space};
    }
    return std::nullopt;
}

std::optional<Refusal> cardAt(const Table& table, CardSource source, Card card, RuleId rule) {
    if (source == CardSource::hand && !table.state.hands[table.mover].contains(card)) {
        return Refusal{.code = RefusalCode::cardNotInHand, .rule = rule, .card = card};
    }
    if (source == CardSource::discardPile && !table.state.discard.contains(card)) {
        return Refusal{.code = RefusalCode::cardNotInDiscard, .rule = rule, .card = card};
    }
    if (source == CardSource::drawPile && !card.isNone()) {  // the card is face down
        return Refusal{.code = RefusalCode::noSuchPlace, .rule = rule, .card = card};
    }
    if (source == CardSource::drawPile && !table.canDrawOne()) {
        return Refusal{.code = RefusalCode::pileEmpty, .rule = {"DRW-1"}};
    }
    return std::nullopt;
}

}  // namespace gnostica::engine::check
