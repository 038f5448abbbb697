#include "variants/threestica/fate_attack.h"

#include "engine/powers/referee.h"
#include "variants/threestica/battle.h"

#include <algorithm>
#include <bit>

namespace gnostica::threestica {

using namespace engine;

namespace {

Refusal refuse(AttackRefusal why, RuleId rule) {
    return {.code = RefusalCode::variantRule, .rule = rule, .number = static_cast<int>(why)};
}

const step::Special& attackGoingOn(const State& state) {
    return std::get<step::Special>(state.turn.deferred);
}

AimedPieces defendersOf(const State& state, const step::Special& attack) {
    return {state, attack.minion, attack.bits};
}

bool survivesShrinking(const State& state, const step::Special& shrink) {
    return sizeAfter(state, state.piece(shrink.minion), shrink.amount) > 0;
}

SwordParameters razingOnly(const FateAttackParameters& parameters) {
    SwordParameters sword;
    sword.hits = false;
    sword.razing = Razing::oneStep;
    sword.fromHand = parameters.fromHand;
    sword.fromDiscardPile = parameters.fromDiscardPile;
    return sword;
}

/// Waits for the players of these defenders; without any, the attack is over.
void awaitAnswers(State& state, const step::Special& answers) {
    const bool over = answers.bits == 0;
    state.turn.interrupt = over ? 0 : 1;
    state.turn.deferred = over ? Step() : Step(answers);
}

/// Enemy pieces with the same name: an attack names some of them, the eldest first.
struct Group {
    std::array<std::uint16_t, FateAttack::kMostNamed + 1> chosen{};  ///< bits of the first 0, 1, 2, … of them
    int count = 0;
};

/// The enemies that can be named in one space that the minion aims at.
class Enemies {
public:
    Enemies(const Table& table, PieceId minion, Space aim) {
        std::array<PieceId, FateAttack::kMostNamed> firsts{};
        int named = 0;
        for (std::size_t i = 0; i < table.state.pieceCount && named < FateAttack::kMostNamed; ++i) {
            const Piece& piece = table.state.pieces[i];
            const auto id = static_cast<PieceId>(i);
            if (piece.space() != aim || !table.isEnemy(piece) || table.isShielded(piece)) {
                continue;
            }
            const std::uint16_t bit = aimedBit(table.state, minion, id);
            if (bit == 0) {
                break;
            }
            std::size_t at = 0;
            while (at < groups_ && !table.state.piece(firsts[at]).bearsNameOf(piece)) {
                ++at;
            }
            if (at == groups_) {
                firsts[groups_++] = id;
            }
            Group& group = all_[at];
            const std::uint16_t before = group.chosen[static_cast<std::size_t>(group.count)];
            group.chosen[static_cast<std::size_t>(++group.count)] = static_cast<std::uint16_t>(before | bit);
            ++named;
        }
    }

    std::span<const Group> groups() const { return {all_.data(), groups_}; }

private:
    std::array<Group, FateAttack::kMostNamed> all_{};
    std::size_t groups_ = 0;
};

/// Calls `f(bits)` for each choice of a number from each group, except none at all.
template <class F>
void forEachChoice(std::span<const Group> groups, unsigned chosen, F f) {
    if (groups.empty()) {
        if (chosen != 0) {
            f(static_cast<std::uint16_t>(chosen));
        }
        return;
    }
    const Group& group = groups.front();
    for (int number = 0; number <= group.count; ++number) {
        forEachChoice(groups.subspan(1), chosen | group.chosen[static_cast<std::size_t>(number)], f);
    }
}

}  // namespace

FateAttack::FateAttack(const FateAttackParameters& parameters)
    : parameters_(parameters),
      razing_(razingOnly(parameters)) {
    razing_.cite("razing", {"TRI-8"});
}

std::vector<SpecialKind> FateAttack::ownSteps() {
    constexpr bool links = true;
    SpecialKind attack{.form = minionForm("sword", "hit", !links, {Part::pieces}), .rule = {"TRI-6"}};
    attack.rolls = true;
    SpecialKind shrink{.form = wordForm("shrink", {Part::minion, Part::number, Part::keptFacing}), .rule = {"TRI-7"}};
    shrink.onItself = true;
    shrink.stays = survivesShrinking;
    const SpecialKind retaliate{.form = wordForm("retaliate", {Part::given}), .rule = {"TRI-6"}};
    return {attack, shrink, retaliate};
}

step::Special FateAttack::attackBy(PieceId minion, std::uint16_t defenders) const {
    step::Special attack = own().make(AttackStep::attack);
    attack.minion = minion;
    attack.bits = defenders;
    return attack;
}

// ---- Listing --------------------------------------------------------------------------------------------------------

void FateAttack::listAttacks(const Table& table, PieceId minion, StepList& out) const {
    table.forEachAim(table.state.piece(minion), [&](Space aim) {
        const Enemies enemies(table, minion, aim);
        if (parameters_.defenders == Defenders::one) {
            for (const Group& group : enemies.groups()) {
                out.add(attackBy(minion, group.chosen[1]));
            }
            return;
        }
        forEachChoice(enemies.groups(), 0, [&](std::uint16_t defenders) { out.add(attackBy(minion, defenders)); });
    });
}

// TRI-7; with the one pip of WHL-3 at most one.
int FateAttack::mostShrink(const Piece& minion) const {
    const int most = std::min(minion.size(), minion.startSize());
    return parameters_.pips != 0 ? std::min(most, parameters_.pips) : most;
}

void FateAttack::listShrinks(const Table& table, PieceId minion, StepList& out) const {
    const Piece& piece = table.state.piece(minion);
    for (int amount = 1; amount <= mostShrink(piece); ++amount) {
        step::Special shrink = own().make(AttackStep::shrink);
        shrink.minion = minion;
        shrink.amount = static_cast<std::uint8_t>(amount);
        shrink.facing = piece.facing();
        if (sizeAfter(table.state, piece, amount) == 0) {
            out.add(shrink);
            continue;
        }
        for (const Facing facing : table.rules.facings()) {
            shrink.facing = facing;
            out.add(shrink);
        }
    }
}

void FateAttack::list(const Table& table, StepList& out) const {
    table.forEachMinion([&](PieceId minion) { listAttacks(table, minion, out); });
    table.forEachMinion([&](PieceId minion) { listShrinks(table, minion, out); });
    razing_.list(table, out);
}

void FateAttack::listFirstHalves(const Table& table, LinkKind kind, StepList& out) const {
    razing_.listFirstHalves(table, kind, out);
}

void FateAttack::listUnrefused(const Table& table, LinkKind link, StepList& out) const {
    razing_.listUnrefused(table, link, out);
    if (link != LinkKind::none) {
        return;
    }
    table.forEachMinion([&](PieceId minion) {
        listAttacks(table, minion, out);
        step::Special shrink = own().make(AttackStep::shrink);
        shrink.minion = minion;
        for (int amount = 0; amount <= kSizes; ++amount) {
            shrink.amount = static_cast<std::uint8_t>(amount);
            for (const Facing facing : table.rules.facings()) {
                shrink.facing = facing;
                if (!explainShrink(table, shrink)) {
                    out.add(shrink);
                }
            }
        }
    });
}

bool FateAttack::offers(const Step& step) const {
    return own().find(step, AttackStep::attack) != nullptr || own().find(step, AttackStep::shrink) != nullptr ||
           std::holds_alternative<step::Hit>(step) || std::holds_alternative<step::Raze>(step);
}

/// Sword steps with a chosen amount are recognised, to be refused with a reason.
bool FateAttack::canEverUse(const Step& step) const {
    return !std::holds_alternative<step::Hit>(step);
}

// ---- Carrying out ---------------------------------------------------------------------------------------------------

void FateAttack::apply(Referee& referee, const Step& step) const {
    if (own().find(step, AttackStep::attack) != nullptr) {
        Turn& turn = referee.state.turn;
        turn.deferred = step;
        turn.interrupt = 1;
        referee.await(ChanceKind::dice);
    } else if (const auto* shrink = own().find(step, AttackStep::shrink)) {
        const int left = sizeAfter(referee.state, referee.state.piece(shrink->minion), shrink->amount);
        referee.resize(shrink->minion, left, shrink->facing, Effect::shrunk);
    } else {
        razing_.apply(referee, step);
    }
}

DiceAsked FateAttack::dice(const Table& table) const {
    const step::Special& attack = attackGoingOn(table.state);
    DiceAsked asked;
    asked.kind = kFateDice;
    asked.add(attack.minion, strength(table.state.piece(attack.minion)));
    const AimedPieces defending = defendersOf(table.state, attack);
    for (const PieceId id : defending.ids()) {
        asked.add(id, table.state.piece(id).size());
    }
    return asked;
}

void FateAttack::resolve(Referee& referee, const Chance& outcome) const {
    State& state = referee.state;
    referee.await(ChanceKind::none);
    const step::Special attack = attackGoingOn(state);
    const AimedPieces defending = defendersOf(state, attack);
    const DiceAsked asked = dice(referee.table());
    event::Report rolled{.owner = own().owner(), .code = kDiceFell, .seat = referee.mover()};
    rolled.dice = std::get<chance::Dice>(outcome);
    for (; rolled.throwerCount < asked.throwerCount; ++rolled.throwerCount) {
        const auto& thrower = asked.throwers[rolled.throwerCount];
        rolled.throwers[rolled.throwerCount] = {state.piece(thrower.piece), thrower.dice};
    }
    referee.report(rolled);

    const BattleSums sums = sumsOf(rolled);
    Combatants combatants(attack.minion, defending);
    for (std::size_t i = 0; i < defending.ids().size(); ++i) {
        const int loss = sums.attack - sums.defence[i];
        if (loss > 0) {
            const Piece piece = state.piece(combatants.defender(i));
            const int left = sizeAfter(state, piece, loss);
            referee.resize(combatants.defender(i), left, piece.facing(), Effect::shrunk);
            if (left == 0) {
                combatants.leave(i);
            }
        }
    }
    step::Special answers = attackBy(combatants.attacker(), 0);
    for (std::size_t i = 0; i < defending.ids().size(); ++i) {
        if (sums.defence[i] > sums.attack) {
            const std::uint16_t bit = aimedBit(state, answers.minion, combatants.defender(i));
            answers.bits = static_cast<std::uint16_t>(answers.bits | bit);
        }
    }
    awaitAnswers(state, answers);
}

// ---- The defenders' answers -----------------------------------------------------------------------------------------

Seat FateAttack::interruptDecider(const Table& table) const {
    return table.state.piece(defendersOf(table.state, attackGoingOn(table.state)).front()).owner();
}

void FateAttack::listInterrupt(const Table& table, StepList& out) const {
    step::Special retaliate = own().make(AttackStep::retaliate);
    retaliate.target = attackGoingOn(table.state).minion;
    out.add(retaliate);
    out.add(step::Skip{});
}

void FateAttack::applyInterrupt(Referee& referee, const Step& step) const {
    State& state = referee.state;
    step::Special attack = attackGoingOn(state);
    const PieceId asked = defendersOf(state, attack).front();
    attack.bits = without(attack.bits, aimedBit(state, attack.minion, asked));
    if (own().find(step, AttackStep::retaliate) != nullptr) {
        const Piece attacker = state.piece(attack.minion);
        const int left = sizeAfter(state, attacker, 1);
        referee.resize(attack.minion, left, attacker.facing(), Effect::shrunk);
        if (left == 0) {
            attack.bits = 0;  // the other answers lapse
        }
    }
    awaitAnswers(state, attack);
}

// ---- Refusals -------------------------------------------------------------------------------------------------------

std::optional<Refusal> FateAttack::explainAttack(const Table& table, const step::Special& step) const {
    const AimedPieces defending = defendersOf(table.state, step);
    if (defending.empty()) {
        return refuse(AttackRefusal::noDefender, {"TRI-6"});
    }
    const Piece& minion = table.state.piece(step.minion);
    for (const PieceId id : defending.ids()) {
        if (!table.aimsAt(minion, table.state.piece(id).space())) {
            return Refusal{.code = RefusalCode::notTargeted, .rule = {"ORI-2"}, .piece = id};
        }
        if (!table.isEnemy(table.state.piece(id))) {
            return Refusal{.code = RefusalCode::notEnemy, .rule = {"TRI-6"}, .piece = id};
        }
        if (table.isShielded(table.state.piece(id))) {
            return Refusal{
                .code = RefusalCode::inTower, .rule = {"ORI-2"}, .space = table.state.piece(id).space(), .piece = id};
        }
    }
    if (parameters_.defenders == Defenders::one && defending.size() > 1) {
        return refuse(AttackRefusal::oneDefender, {"TRI-6"});
    }
    return std::nullopt;
}

std::optional<Refusal> FateAttack::explainShrink(const Table& table, const step::Special& step) const {
    const Piece& piece = table.state.piece(step.minion);
    if (step.amount < 1) {
        return Refusal{.code = RefusalCode::nothingChanges, .rule = {"TRI-7"}};
    }
    const bool abovePips = parameters_.pips != 0 && step.amount > parameters_.pips;
    if (step.amount > piece.size() || abovePips) {
        return Refusal{
            .code = RefusalCode::tooMuch, .rule = {"TRI-7"}, .number = mostShrink(piece), .piece = step.minion};
    }
    if (step.amount > mostShrink(piece)) {
        Refusal refusal = refuse(AttackRefusal::startSize, {"TRI-7"});
        refusal.size = mostShrink(piece);
        refusal.piece = step.minion;
        return refusal;
    }
    if (sizeAfter(table.state, piece, step.amount) == 0 && step.facing != piece.facing()) {
        return Refusal{.code = RefusalCode::facingMeaningless, .rule = {"TRI-7"}, .piece = step.minion};
    }
    return std::nullopt;
}

std::optional<Refusal> FateAttack::explainInterrupt(const Table& table, const Step& step) const {
    return Power::explainInterrupt(table, step) ? std::optional(refuse(AttackRefusal::notAsked, {"TRI-6"}))
                                                : std::nullopt;
}

std::optional<Refusal> FateAttack::explainAnswer(const Step& step) const {
    return own().find(step, AttackStep::retaliate) != nullptr
               ? std::optional(refuse(AttackRefusal::notAsked, {"TRI-6"}))
               : std::nullopt;
}

std::optional<Refusal> FateAttack::explain(const Table& table, const Step& step) const {
    if (std::holds_alternative<step::Hit>(step)) {
        return refuse(AttackRefusal::diceDecide, {"TRI-6"});
    }
    if (std::holds_alternative<step::Raze>(step)) {
        return razing_.explain(table, step);
    }
    if (auto refusal = check::minion(table, minionOf(step))) {
        return refusal;
    }
    const auto& special = std::get<step::Special>(step);
    return own().find(step, AttackStep::attack) != nullptr ? explainAttack(table, special)
                                                           : explainShrink(table, special);
}

}  // namespace gnostica::threestica
