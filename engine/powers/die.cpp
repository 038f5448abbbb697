#include "engine/powers/die.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

namespace {

constexpr int kHighPriestess = 2;
constexpr int kMagician = 1;
constexpr int kAce = 1;

}  // namespace

Card cardOf(ColourFace face) {
    switch (face) {
    case ColourFace::cup: return Card::minor(Suit::cups, kAce);
    case ColourFace::rod: return Card::minor(Suit::rods, kAce);
    case ColourFace::disc: return Card::minor(Suit::discs, kAce);
    case ColourFace::sword: return Card::minor(Suit::swords, kAce);
    case ColourFace::star: return Card::major(kHighPriestess);
    case ColourFace::wild: break;
    }
    return Card::major(kMagician);
}

std::vector<SpecialKind> Die::ownSteps() {
    SpecialKind roll{.form = wordForm("roll-die", {}), .rule = {"DIE-1"}};
    roll.rolls = true;
    return {roll};
}

void Die::list(const Table& table, StepList& out) const {
    const Step roll = own().make(DieStep::roll);
    if (!explain(table, roll)) {
        out.add(roll);
    }
}

/// The card whose power the die shows is nested inside this one.
std::optional<Refusal> Die::explain(const Table& table, const Step&) const {
    if (table.state.turn.depth >= kMaxFrames) {
        return Refusal{.code = RefusalCode::nestedTooDeep, .rule = {"DIE-1"}, .number = kMaxFrames};
    }
    return std::nullopt;
}

void Die::apply(Referee& referee, const Step& step) const {
    Turn& turn = referee.state.turn;
    turn.deferred = step;
    turn.interrupt = 1;
    referee.await(ChanceKind::dice);
}

DiceAsked Die::dice(const Table&) const {
    DiceAsked asked;
    asked.kind = kColourDie;
    asked.count = 1;
    return asked;
}

void Die::resolve(Referee& referee, const Chance& outcome) const {
    const auto& fallen = std::get<chance::Dice>(outcome);
    const auto face = static_cast<ColourFace>(fallen.shown().front());
    referee.await(ChanceKind::none);
    referee.state.turn.interrupt = 0;
    referee.report(event::Report{.owner = own().owner(),
                                 .code = static_cast<int>(DieReport::fell),
                                 .seat = referee.mover(),
                                 .value = static_cast<int>(face),
                                 .dice = fallen});
    referee.pushFrame(cardOf(face));
}

}  // namespace gnostica::engine
