#include "variants/threestica/exhaustion.h"

#include "engine/mechanics/highest_score.h"
#include "engine/play/play.h"
#include "engine/powers/referee.h"

#include <algorithm>
#include <array>
#include <bit>

namespace gnostica::threestica {

using namespace engine;

namespace {

constexpr int kMost = 255;

}  // namespace

int Exhaustion::turnsLeft(const State& state) const {
    const auto memory = recall<Memory>(state);
    return memory.turnsLeft + (memory.turnsLeft > 0 ? memory.fromNextTurn : 0);
}

void Exhaustion::report(Referee& referee, ExhaustionReport what, int value) const {
    referee.report(event::Report{.owner = own().owner(), .code = static_cast<int>(what), .value = value});
}

void Exhaustion::reset(const Rules&, State& state) const {
    remember(state, Memory{});
}

/// The last turns begin when the turn in progress ends.
void Exhaustion::beginLastTurns(Memory& memory, const State& state) {
    memory.turnsLeft = static_cast<std::uint8_t>(state.seatsLeft());
    memory.fromNextTurn = 1;
}

void Exhaustion::onReshuffle(Referee& referee) const {
    auto memory = recall<Memory>(referee.state);
    if (memory.count < kMost) {
        ++memory.count;
    }
    report(referee, ExhaustionReport::exhausted, memory.count);
    if (memory.count >= agreed(referee.state) && memory.turnsLeft == 0) {
        beginLastTurns(memory, referee.state);
        report(referee, ExhaustionReport::lastTurns, memory.turnsLeft);
    }
    remember(referee.state, memory);
}

void Exhaustion::judge(Referee& referee) const {
    auto memory = recall<Memory>(referee.state);
    if (memory.turnsLeft == 0) {
        return;
    }
    if (memory.fromNextTurn != 0) {
        memory.fromNextTurn = 0;
        memory.turnsLeft =
            static_cast<std::uint8_t>(referee.state.seatsLeft());  // the mover may have just been eliminated
        remember(referee.state, memory);
    } else {
        countTurn(referee, memory);
    }
}

/// A last turn that is passed over counts as taken, so that nobody has two.
void Exhaustion::onTurnPassedOver(Referee& referee, Seat) const {
    const auto memory = recall<Memory>(referee.state);
    if (memory.turnsLeft > 0) {
        countTurn(referee, memory);
    }
}

/// True if the game will end within the last turns, one for each player.
bool Exhaustion::endsBeforeNextTurn(const State& state) const {
    const auto memory = recall<Memory>(state);
    return memory.turnsLeft > 0 && memory.fromNextTurn == 0;
}

/// Counts one of the last turns.
void Exhaustion::countTurn(Referee& referee, Memory memory) const {
    --memory.turnsLeft;
    remember(referee.state, memory);
    if (memory.turnsLeft > 0) {
        return;
    }
    const std::uint8_t winners = seatsWithHighestScore(referee.rules, referee.state);
    const int best = winners == 0 ? 0 : score(referee.rules, referee.state, seatAt(std::countr_zero(winners)));
    report(referee, ExhaustionReport::ended, best);
    referee.endGame(winners, ordinal());
}

void Exhaustion::addEndConditions(const Table& table, EndConditions& conditions) const {
    const State& state = table.state;
    conditions.bestScoreWins = true;
    conditions.turnsLeft = static_cast<float>(turnsLeft(state));
    if (conditions.turnsLeft == 0) {  // an estimate: cards used per turn, and cards returned by a reshuffle
        constexpr float cardsATurn = 1.5F;
        constexpr float cardsAShuffle = 40;
        const auto shuffles = static_cast<float>(std::max(0, agreed(state) - count(state) - 1));
        const float cards = static_cast<float>(state.draw.size()) + shuffles * cardsAShuffle;
        conditions.turnsLeft = cards / cardsATurn + static_cast<float>(state.seatsLeft());
    }
}

std::span<const std::string_view> Exhaustion::fieldNames() const {
    static constexpr std::array<std::string_view, 2> names{"exhaustions", "lastTurns"};
    return names;
}

std::optional<FieldProblem> Exhaustion::readField(std::string_view key, const PlainValue& value, State& state) const {
    const bool turns = key == "lastTurns";
    const auto* number = numberIn(value, 0, turns ? kMaxSeats + 1 : kMost);
    if (number == nullptr) {
        return FieldProblem::wrongValue;
    }
    auto memory = recall<Memory>(state);
    if (!turns) {
        memory.count = static_cast<std::uint8_t>(*number);
        if (memory.count >= agreed(state)) {  // after the turn in progress, unless the position sets lastTurns
            beginLastTurns(memory, state);
        }
    } else if (*number > 0) {
        memory.turnsLeft = static_cast<std::uint8_t>(*number);
        memory.fromNextTurn = 0;
    }
    remember(state, memory);
    return std::nullopt;
}

FieldForm Exhaustion::form(std::string_view key) const {
    return {FieldForm::Kind::number, 0, key == "lastTurns" ? kMaxSeats + 1 : kMost};
}

PlainValues Exhaustion::writeFields(const State& state) const {
    PlainValues fields;
    const auto memory = recall<Memory>(state);
    if (memory.count > 0) {
        fields["exhaustions"] = std::int64_t{memory.count};
    }
    if (memory.turnsLeft > 0) {
        fields["lastTurns"] = std::int64_t{turnsLeft(state)};
    }
    return fields;
}

std::string Exhaustion::memoryText(const State& state) const {
    return recall<Memory>(state).fromNextTurn != 0 ? "from the next turn" : "";
}

}  // namespace gnostica::threestica
