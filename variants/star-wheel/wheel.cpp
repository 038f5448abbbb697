#include "variants/star-wheel/wheel.h"

#include "engine/powers/power.h"
#include "engine/powers/referee.h"

#include <algorithm>

namespace gnostica::star_wheel {

using namespace engine;

namespace {

Refusal refuse(WheelRefusal why, RuleId rule) {
    return {.code = RefusalCode::variantRule, .rule = rule, .number = static_cast<int>(why)};
}

std::span<Piece> board(State& state) {
    return std::span(state.pieces).first(state.pieceCount);
}

}  // namespace

void Wheel::enter(State& state, Phase phase) const {
    auto memory = recall<Memory>(state);
    memory.phase = phase;
    remember(state, memory);
}

std::vector<SpecialKind> Wheel::ownSteps() {
    SpecialKind move{.form = wordForm("wheel", {Part::number}), .rule = {"WHL-2"}};
    SpecialKind refill{.form = wordForm("refill", {Part::number}), .rule = {"WHL-5"}};
    refill.draws = true;
    return {move, refill};
}

Step Wheel::stepOf(WheelStep kind, int amount) const {
    step::Special made = own().make(kind);
    made.amount = static_cast<std::uint8_t>(amount);
    return made;
}

void Wheel::report(Referee& referee, WheelReport what, int value) const {
    if (!referee.reporting()) {
        return;
    }
    referee.report(
        event::Report{.owner = own().owner(), .code = static_cast<int>(what), .seat = referee.mover(), .value = value});
}

void Wheel::reset(const Rules&, State& state) const {
    remember(state, Memory{});
}

const Power& Wheel::bonusOf(const State& state) const {
    const Suit suit = suitOf(colourOf(segmentOf(state, state.turn.mover)));
    return *bonuses_[static_cast<std::size_t>(suit)];
}

std::optional<Suit> Wheel::bonusOffered(const State& state) const {
    if (state.turn.stage != Stage::floor || recall<Memory>(state).phase != Phase::bonus) {
        return std::nullopt;
    }
    return suitOf(colourOf(segmentOf(state, state.turn.mover)));
}

// WHL-6: the bonus, the die, and then the effects at the end of the turn.
bool Wheel::takesFloor(Referee& referee, Hook hook) const {
    State& state = referee.state;
    if (hook == Hook::gameStart) {
        return false;
    }
    Phase phase = recall<Memory>(state).phase;
    if (hook == Hook::turnStart) {
        if (phase == Phase::finished) {
            enter(state, Phase::moving);
            phase = Phase::moving;
        }
        return phase == Phase::moving;
    }
    if (phase == Phase::playing) {
        enter(state, offersBonus(referee) ? Phase::bonus : Phase::rolling);
    } else if (phase == Phase::bonusTaken) {
        useBonus(referee, Step(state.turn.deferred));
    }
    phase = recall<Memory>(state).phase;
    if (phase == Phase::rolling && state.turn.awaiting == ChanceKind::none) {
        referee.await(ChanceKind::dice);
    }
    return phase != Phase::finished;
}

// WHL-3: only the pieces that used the power are now minions.
bool Wheel::offersBonus(Referee& referee) const {
    State& state = referee.state;
    state.turn.allMinions = false;
    bool used = false;
    for (Piece& piece : board(state)) {
        piece.clear(Mark::minion);
        if (piece.has(Mark::noted)) {
            piece.set(Mark::minion);
            used = true;
        }
    }
    if (!used) {
        return false;
    }
    StepList uses;
    bonusOf(state).list(referee.table(), uses);
    if (uses.empty()) {
        return false;
    }
    const Suit suit = suitOf(colourOf(segmentOf(state, state.turn.mover)));
    report(referee, WheelReport::bonus, static_cast<int>(suit));
    return true;
}

void Wheel::onSuitUsed(Referee& referee, Suit suit, PieceId minion) const {
    const int segment = segmentOf(referee.state, referee.mover());
    if (segment != 0 && suit == suitOf(colourOf(segment)) && minion != kNoPiece) {
        referee.state.piece(minion).set(Mark::noted);
    }
}

Seat Wheel::decider(const Table& table) const {
    return table.state.turn.interrupt != 0 ? bonusOf(table.state).interruptDecider(table) : table.mover;
}

void Wheel::listSegments(const Table& table, StepList& out) const {
    const int from = segmentOf(table.state, table.mover);
    const int choices = from == 0 ? kSegments : most_;
    for (int i = 1; i <= choices; ++i) {
        out.add(stepOf(WheelStep::move, from == 0 ? i : segmentAfter(from, i)));
    }
}

void Wheel::list(const Table& table, StepList& out) const {
    if (table.state.turn.interrupt != 0) {
        bonusOf(table.state).listInterrupt(table, out);
        return;
    }
    switch (recall<Memory>(table.state).phase) {
    case Phase::moving: listSegments(table, out); break;
    case Phase::bonus:
        bonusOf(table.state).list(table, out);
        out.add(step::Skip{});
        break;
    case Phase::refilling:
        for (int cards = 0; cards <= table.mostDraws(table.mover, 0); ++cards) {
            out.add(stepOf(WheelStep::refill, cards));
        }
        break;
    case Phase::playing:
    case Phase::bonusTaken:
    case Phase::rolling:
    case Phase::finished: break;
    }
}

void Wheel::moveTo(Referee& referee, int segment) const {
    auto memory = recall<Memory>(referee.state);
    const Seat seat = referee.mover();
    const auto what = memory.segments[seat] == 0 ? WheelReport::placed : WheelReport::moved;
    memory.segments[seat] = static_cast<std::uint8_t>(segment);
    memory.phase = Phase::playing;
    remember(referee.state, memory);
    report(referee, what, segment);
}

void Wheel::useBonus(Referee& referee, const Step& step) const {
    enter(referee.state, Phase::bonus);
    bonusOf(referee.state).apply(referee, step);
    if (referee.state.turn.interrupt == 0) {
        enter(referee.state, Phase::rolling);
    }
}

void Wheel::apply(Referee& referee, const Step& step) const {
    State& state = referee.state;
    if (state.turn.interrupt != 0) {
        bonusOf(state).applyInterrupt(referee, step);
        if (state.turn.interrupt == 0) {
            enter(state, Phase::rolling);
        }
    } else if (const auto* move = own().find(step, WheelStep::move)) {
        moveTo(referee, move->amount);
    } else if (const auto* refill = own().find(step, WheelStep::refill)) {
        enter(state, Phase::finished);
        referee.draw(state.turn.mover, refill->amount);
    } else if (std::holds_alternative<step::Skip>(step)) {
        enter(state, Phase::rolling);
    } else if (waitsForShuffle(referee, bonusOf(state), step)) {
        state.turn.deferred = step;
        enter(state, Phase::bonusTaken);
    } else {
        useBonus(referee, step);
    }
}

void Wheel::resolve(Referee& referee, const Chance& outcome) const {
    State& state = referee.state;
    if (state.turn.interrupt != 0) {
        bonusOf(state).resolve(referee, outcome);
        if (state.turn.interrupt == 0) {
            enter(state, Phase::rolling);
        }
        return;
    }
    referee.await(ChanceKind::none);
    const int rolled = std::get<chance::Dice>(outcome).values.front();
    const bool matched = rolled == segmentOf(state, referee.mover());
    report(referee, matched ? WheelReport::matched : WheelReport::rolled, rolled);
    enter(state, matched ? Phase::refilling : Phase::finished);
}

DiceAsked Wheel::dice(const Table& table) const {
    if (table.state.turn.interrupt != 0) {
        return bonusOf(table.state).dice(table);
    }
    return {.kind = kTwelveSided, .count = 1};
}

RuleId Wheel::ruleOfChance(const State& state) const {
    return state.turn.interrupt != 0 ? bonusOf(state).ruleOfChance() : RuleId{"WHL-5"};
}

// ---- Refusals -------------------------------------------------------------------------------------------------------

std::optional<Refusal> Wheel::explainSegment(const Table& table, int segment) const {
    StepList segments;
    listSegments(table, segments);
    if (std::find(segments.begin(), segments.end(), stepOf(WheelStep::move, segment)) != segments.end()) {
        return std::nullopt;
    }
    Refusal refusal = refuse(WheelRefusal::tooFar, {"WHL-2"});
    refusal.size = most_;
    return refusal;
}

std::optional<Refusal> Wheel::explainBonus(const Table& table, const Step& step) const {
    const Power& bonus = bonusOf(table.state);
    if (std::holds_alternative<step::Done>(step) || std::holds_alternative<step::Challenge>(step)) {
        return refuse(WheelRefusal::bonusFirst, {"WHL-6"});
    }
    if (!bonus.offers(step)) {
        const Refusal refusal = refusedNow(table, step);
        return refusal.code == RefusalCode::noCardInUse ? refuse(WheelRefusal::otherBonus, {"WHL-3"}) : refusal;
    }
    if (isLinked(step)) {
        return refuse(WheelRefusal::neverLinked, {"WHL-4"});
    }
    const PieceId minion = minionOf(step);
    if (minion == kNoPiece || !table.isMinion(table.state.piece(minion))) {
        Refusal refusal = refuse(WheelRefusal::notTheUser, {"WHL-3"});
        refusal.piece = minion;
        return refusal;
    }
    auto refusal = bonus.explain(table, step);
    if (refusal && (refusal->code == RefusalCode::tooFar || refusal->code == RefusalCode::tooMuch)) {
        return refuse(WheelRefusal::onePip, {"WHL-3"});
    }
    return refusal;
}

std::optional<Refusal> Wheel::explain(const Table& table, const Step& step) const {
    StepList steps;
    list(table, steps);
    if (std::find(steps.begin(), steps.end(), step) != steps.end()) {
        return std::nullopt;
    }
    const Phase phase = recall<Memory>(table.state).phase;
    if (phase == Phase::moving) {
        const auto* move = own().find(step, WheelStep::move);
        return move != nullptr ? explainSegment(table, move->amount) : refuse(WheelRefusal::mustMove, {"WHL-2"});
    }
    if (const step::Special* special = own().find(step)) {
        const RuleId rule = table.rules.kindOf(*special).rule;
        if (phase == Phase::refilling && own().find(step, WheelStep::refill) != nullptr) {
            return Refusal{.code = RefusalCode::tooManyCards, .rule = rule, .number = table.mostDraws(table.mover, 0)};
        }
        return Refusal{.code = RefusalCode::notNow, .rule = rule};
    }
    if (phase == Phase::bonus) {
        return table.state.turn.interrupt == 0 ? explainBonus(table, step)
                                               : refuse(WheelRefusal::answerFirst, {"WHL-6"});
    }
    return Refusal{.code = RefusalCode::notNow, .rule = {"WHL-5"}};
}

// ---- Positions ------------------------------------------------------------------------------------------------------

std::span<const std::string_view> Wheel::fieldNames() const {
    static constexpr std::array<std::string_view, 1> names{"wheel"};
    return names;
}

std::optional<FieldProblem> Wheel::readField(std::string_view, const PlainValue& value, State& state) const {
    const auto* segments = std::get_if<PlainNumbers>(&value);
    if (segments == nullptr) {
        return FieldProblem::wrongValue;
    }
    Memory memory;
    for (const auto& [name, segment] : *segments) {
        const int seat = name.size() == 1 ? name.front() - 'A' : -1;
        if (seat < 0 || seat >= state.seats || segment < 1 || segment > kSegments) {
            return FieldProblem::wrongValue;
        }
        memory.segments[seatAt(seat)] = static_cast<std::uint8_t>(segment);
    }
    remember(state, memory);
    return std::nullopt;
}

FieldForm Wheel::form(std::string_view) const {
    return {FieldForm::Kind::perSeat, 1, kSegments};
}

PlainValues Wheel::writeFields(const State& state) const {
    PlainNumbers segments;
    for (int i = 0; i < state.seats; ++i) {
        if (const int segment = segmentOf(state, seatAt(i)); segment != 0) {
            segments[letterOf(seatAt(i))] = segment;
        }
    }
    return segments.empty() ? PlainValues() : PlainValues{{"wheel", std::move(segments)}};
}

std::string Wheel::memoryText(const State& state) const {
    static constexpr std::array<std::string_view, 7> phases{"moving",  "playing",   "bonus",   "bonus taken",
                                                            "rolling", "refilling", "finished"};
    return std::string(phases[static_cast<std::size_t>(recall<Memory>(state).phase)]);
}

}  // namespace gnostica::star_wheel
