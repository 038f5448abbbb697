#include "engine/powers/sword.h"

#include "engine/powers/referee.h"

#include <algorithm>
#include <cassert>

namespace gnostica::engine {

namespace {

/// SWD-1: true if the piece is destroyed, or if a piece of the remaining size is in the victim's stash.
bool leavesPossible(const Table& table, const Piece& victim, int amount) {
    const int left = victim.size() - amount;
    return left == 0 || table.state.stashOf(victim.owner(), left) > 0;
}

}  // namespace

void Sword::listHits(const Table& table, PieceId minion, bool linked, StepList& out) const {
    const int most = strength(table.state.piece(minion));
    table.forEachTarget(minion, [&](PieceId target) {
        const Piece& victim = table.state.piece(target);
        for (int amount = 1; amount <= std::min(most, victim.size()); ++amount) {
            if (leavesPossible(table, victim, amount) == linked) {
                continue;
            }
            step::Hit hit{.minion = minion,
                          .target = target,
                          .amount = static_cast<std::uint8_t>(amount),
                          .facing = victim.facing(),
                          .linked = linked};
            if (victim.owner() != table.mover || amount == victim.size()) {
                out.add(hit);
                continue;
            }
            for (const Facing facing : table.rules.facings()) {  // SWD-2
                hit.facing = facing;
                out.add(hit);
            }
        }
    });
}

bool Sword::fits(const Table& table, const Territory& territory, int amount, Card card) const {
    const int value = table.valueAt(territory);
    if (amount > 0) {
        return table.rules.valueOf(card) == value - amount;
    }
    // Razing::oneStep: lower, of the same kind
    const Card old = territory.card;
    return !old.isNone() && card.isMajor() == old.isMajor() && card.height() < old.height();
}

bool Sword::destroys(const Table& table, const Territory& territory, int amount) const {
    const bool minor = territory.card.isNone() || !territory.card.isMajor();
    return amount == table.valueAt(territory) && (parameters_.razing == Razing::byPips || minor);
}

template <class Fits>
void Sword::listReplacements(const Table& table, const step::Raze& raze, StepList& out, Fits fits) const {
    const auto addFrom = [&](CardSource source, const auto& cards) {
        for (const Card card : cards) {
            if (fits(card)) {
                step::Raze found = raze;
                found.source = source;
                found.card = card;
                out.add(found);
            }
        }
    };
    if (parameters_.fromHand) {
        addFrom(CardSource::hand, table.state.hands[table.mover]);
    }
    if (parameters_.fromDiscardPile) {
        addFrom(CardSource::discardPile, table.state.discard.cards());
    }
}

// SWD-3, LNK-3
void Sword::listRazes(const Table& table, PieceId minion, bool linked, StepList& out) const {
    table.forEachAim(table.state.piece(minion), [&](Space space) { listRazesAt(table, minion, space, linked, out); });
}

void Sword::listRazesAt(const Table& table, PieceId minion, Space space, bool linked, StepList& out) const {
    const Piece& actor = table.state.piece(minion);
    const Territory* territory = table.state.territoryAt(space);
    if (territory == nullptr || table.enemyOccupied(territory->space)) {
        return;
    }
    const int value = table.valueAt(*territory);
    const bool oneStep = parameters_.razing == Razing::oneStep;
    const int most = oneStep ? value : std::min(strength(actor), value);
    for (int amount = oneStep ? 0 : 1; amount <= most; ++amount) {
        const step::Raze raze{.minion = minion,
                              .amount = static_cast<std::uint8_t>(amount),
                              .source = CardSource::none,
                              .card = Card::none(),
                              .linked = linked,
                              .space = territory->space};
        const bool leaves = amount < value && (!oneStep || amount <= 1);
        if (linked) {
            if (leaves && amount > 0) {
                out.add(raze);
            }
            continue;
        }
        if (destroys(table, *territory, amount)) {
            out.add(raze);
        }
        if (leaves) {
            listReplacements(table, raze, out, [&](Card card) { return fits(table, *territory, amount, card); });
        }
    }
}

void Sword::list(const Table& table, StepList& out) const {
    if (parameters_.hits) {
        table.forEachMinion([&](PieceId minion) { listHits(table, minion, false, out); });
    }
    if (parameters_.raze) {
        table.forEachMinion([&](PieceId minion) { listRazes(table, minion, false, out); });
    }
}

void Sword::listFirstHalves(const Table& table, LinkKind kind, StepList& out) const {
    if (kind != LinkKind::leaveOut) {
        return;
    }
    if (parameters_.hits) {
        table.forEachMinion([&](PieceId minion) { listHits(table, minion, true, out); });
    }
    if (parameters_.raze) {
        table.forEachMinion([&](PieceId minion) { listRazes(table, minion, true, out); });
    }
}

void Sword::apply(Referee& referee, const Step& step) const {
    if (const auto* hit = std::get_if<step::Hit>(&step)) {
        const Piece before = referee.state.piece(hit->target);
        referee.resize(hit->target, before.size() - hit->amount, hit->facing, Effect::shrunk);
        if (hit->linked) {
            referee.beginLink(LinkKind::leaveOut, hit->target, before);
        }
        return;
    }
    const auto& raze = std::get<step::Raze>(step);
    if (raze.linked) {
        const Territory* territory = referee.state.territoryAt(raze.space);
        assert(territory != nullptr);
        const Territory before = *territory;
        const int left = referee.table().valueAt(before) - raze.amount;
        referee.replace(raze.space, Card::none(), CardSource::none);
        referee.beginLink(raze.space, left, before.card);
    } else if (raze.source == CardSource::none) {
        referee.destroy(raze.space);
    } else {
        referee.replace(raze.space, raze.card, raze.source);
    }
}

std::optional<Refusal> Sword::explainHit(const Table& table, const step::Hit& step) const {
    if (!parameters_.hits) {
        return Refusal{.code = RefusalCode::noSuchPower, .rule = {"SWD-1"}};
    }
    if (auto refusal = check::targeted(table, step.minion, step.target)) {
        return refusal;
    }
    const Piece& victim = table.state.piece(step.target);
    const int most = std::min(strength(table.state.piece(step.minion)), victim.size());
    if (step.amount < 1) {
        return Refusal{.code = RefusalCode::nothingChanges, .rule = {"SWD-1"}};
    }
    if (step.amount > most) {
        return Refusal{.code = RefusalCode::tooMuch, .rule = {"SWD-1"}, .number = most, .piece = step.target};
    }
    if (step.amount == victim.size() && step.facing != victim.facing()) {
        return Refusal{.code = RefusalCode::facingMeaningless, .rule = {"SWD-2"}, .piece = step.target};
    }
    if (auto refusal = check::facing(table, step.target, step.facing)) {
        return refusal;
    }
    if (!leavesPossible(table, victim, step.amount)) {  // last: a link can remove this reason
        return Refusal{.code = RefusalCode::stashEmpty,
                       .rule = {"SWD-1"},
                       .seat = victim.owner(),
                       .size = victim.size() - step.amount};
    }
    return std::nullopt;
}

std::optional<Refusal> Sword::explainReplacement(const Table& table, const step::Raze& step,
                                                 const Territory& territory) const {
    const RuleId rule = ruleOfRazing();
    const int left = std::max(0, table.valueAt(territory) - step.amount);
    const bool nothing = step.source == CardSource::none && step.card.isNone();
    if (nothing && destroys(table, territory, step.amount)) {
        return std::nullopt;
    }
    if (nothing && step.amount == 0) {
        return Refusal{.code = RefusalCode::nothingChanges, .rule = rule};
    }
    const RefusalCode wrong = parameters_.razing == Razing::oneStep ? RefusalCode::notLower : RefusalCode::wrongValue;
    if (nothing || left == 0) {
        return Refusal{.code = wrong, .rule = rule, .number = left, .card = step.card};
    }
    const bool reachable = (step.source == CardSource::hand && parameters_.fromHand) ||
                           (step.source == CardSource::discardPile && parameters_.fromDiscardPile);
    if (!reachable) {
        return Refusal{.code = RefusalCode::noSuchPlace, .rule = rule};
    }
    if (auto refusal = check::cardAt(table, step.source, step.card, rule)) {
        return refusal;
    }
    if (!fits(table, territory, step.amount, step.card)) {
        return Refusal{.code = wrong, .rule = rule, .number = left, .card = step.card};
    }
    return std::nullopt;
}

std::optional<Refusal> Sword::explainAmount(const Table& table, const step::Raze& step,
                                            const Territory& territory) const {
    const int value = table.valueAt(territory);
    const bool oneStep = parameters_.razing == Razing::oneStep;
    if (step.amount < 1 && !oneStep) {
        return Refusal{.code = RefusalCode::nothingChanges, .rule = ruleOfRazing()};
    }
    const int most = !oneStep ? std::min(strength(table.state.piece(step.minion)), value)
                     : destroys(table, territory, step.amount) ? value
                                                               : std::clamp(value - 1, 0, 1);
    if (step.amount > most) {
        return Refusal{.code = RefusalCode::tooMuch, .rule = ruleOfRazing(), .number = most, .space = step.space};
    }
    return std::nullopt;
}

std::optional<Refusal> Sword::explainRaze(const Table& table, const step::Raze& step) const {
    const RuleId rule = ruleOfRazing();
    if (!parameters_.raze) {
        return Refusal{.code = RefusalCode::noSuchPower, .rule = rule};
    }
    if (auto refusal = check::aimedSpace(table, step.minion, step.space)) {
        return refusal;
    }
    const Territory* territory = table.state.territoryAt(step.space);
    if (territory == nullptr) {
        return Refusal{.code = RefusalCode::notTerritory, .rule = rule, .space = step.space};
    }
    if (auto refusal = check::notEnemyOccupied(table, step.space, rule)) {
        return refusal;
    }
    if (auto refusal = explainAmount(table, step, *territory)) {
        return refusal;
    }
    return explainReplacement(table, step, *territory);
}

std::optional<Refusal> Sword::explain(const Table& table, const Step& step) const {
    if (auto refusal = check::minion(table, minionOf(step))) {
        return refusal;
    }
    if (const auto* hit = std::get_if<step::Hit>(&step)) {
        return explainHit(table, *hit);
    }
    return explainRaze(table, std::get<step::Raze>(step));
}

}  // namespace gnostica::engine
