#include "engine/mechanics/final_round.h"

#include "engine/mechanics/highest_score.h"
#include "engine/mechanics/score.h"
#include "engine/powers/referee.h"

#include <array>
#include <bit>

namespace gnostica::engine {

void FinalRound::report(Referee& referee, FinalRoundReport what, Seat seat, int value) const {
    referee.report(event::Report{.owner = own().owner(), .code = static_cast<int>(what), .seat = seat, .value = value});
}

void FinalRound::reset(const Rules&, State& state) const {
    remember(state, Memory{});
}

void FinalRound::onReshuffle(Referee& referee) const {
    auto memory = recall<Memory>(referee.state);
    if (memory.shuffled == 0) {
        memory.shuffled = 1;
        remember(referee.state, memory);
        report(referee, FinalRoundReport::mayBegin, Seat::none, 0);
    }
}

void FinalRound::judge(Referee& referee) const {
    countTurn(referee);
}

/// A missed turn counts: it was its player's turn in the final round.
void FinalRound::onTurnPassedOver(Referee& referee, Seat) const {
    countTurn(referee);
}

// FIN-2
void FinalRound::countTurn(Referee& referee) const {
    auto memory = recall<Memory>(referee.state);
    if (memory.turnsLeft == 0) {
        return;
    }
    --memory.turnsLeft;
    remember(referee.state, memory);
    if (memory.turnsLeft > 0) {
        return;
    }
    const std::uint8_t winners = seatsWithHighestScore(referee.rules, referee.state);
    const int best = winners == 0 ? 0 : score(referee.rules, referee.state, seatAt(std::countr_zero(winners)));
    report(referee, FinalRoundReport::ended, Seat::none, best);
    referee.endGame(winners, ordinal());
}

void FinalRound::addEndConditions(const Table& table, EndConditions& conditions) const {
    const State& state = table.state;
    conditions.bestScoreWins = true;
    conditions.turnsLeft = static_cast<float>(turnsLeft(state));
    if (conditions.turnsLeft == 0) {  // a guess: cards per turn, and a round before the final one
        constexpr float cardsATurn = 1.5F;
        const bool shuffled = recall<Memory>(state).shuffled != 0;
        const float cards = shuffled ? 0.0F : static_cast<float>(state.draw.size());
        conditions.turnsLeft = cards / cardsATurn + 2.0F * static_cast<float>(state.seatsLeft());
    }
}

// FIN-1
std::optional<Refusal> FinalRound::explainClosing(const Table& table, const Step&) const {
    const auto refuse = [](FinalRoundRefusal why) {
        return Refusal{.code = RefusalCode::variantRule, .rule = {"FIN-1"}, .number = static_cast<int>(why)};
    };
    const auto memory = recall<Memory>(table.state);
    if (memory.turnsLeft > 0) {
        return refuse(FinalRoundRefusal::runsAlready);
    }
    return memory.shuffled != 0 ? std::nullopt : std::optional(refuse(FinalRoundRefusal::tooEarly));
}

void FinalRound::listClosing(const Table& table, StepList& out) const {
    if (!explainClosing(table, step::Challenge{})) {
        out.add(step::Challenge{});
    }
}

bool FinalRound::offersClosing(const Step& step) const {
    return std::holds_alternative<step::Challenge>(step);
}

void FinalRound::applyClosing(Referee& referee, const Step&) const {
    auto memory = recall<Memory>(referee.state);
    memory.turnsLeft = static_cast<std::uint8_t>(referee.state.seatsLeft() - 1);
    remember(referee.state, memory);
    report(referee, FinalRoundReport::declared, referee.mover(), 0);
}

RuleId FinalRound::ruleOf(const Step& step) const {
    return {std::holds_alternative<step::Challenge>(step) ? "FIN-1" : ""};
}

std::span<const std::string_view> FinalRound::fieldNames() const {
    static constexpr std::array<std::string_view, 2> names{"shuffled", "finalTurns"};
    return names;
}

std::string_view FinalRound::expected(std::string_view key) const {
    return key == "shuffled" ? "true, false" : "0..5";
}

std::optional<FieldProblem> FinalRound::readField(std::string_view key, const PlainValue& value, State& state) const {
    auto memory = recall<Memory>(state);
    if (key == "shuffled") {
        const auto* shuffled = std::get_if<bool>(&value);
        if (shuffled == nullptr) {
            return FieldProblem::wrongValue;
        }
        memory.shuffled = *shuffled ? 1 : 0;
    } else {
        const auto* turns = numberIn(value, 0, kMaxSeats - 1);
        if (turns == nullptr) {
            return FieldProblem::wrongValue;
        }
        memory.turnsLeft = static_cast<std::uint8_t>(*turns);
    }
    remember(state, memory);
    return std::nullopt;
}

FieldForm FinalRound::form(std::string_view key) const {
    if (key == "shuffled") {
        return {FieldForm::Kind::truth};
    }
    return {FieldForm::Kind::number, 0, kMaxSeats - 1};
}

PlainValues FinalRound::writeFields(const State& state) const {
    PlainValues fields;
    const auto memory = recall<Memory>(state);
    if (memory.shuffled != 0) {
        fields["shuffled"] = true;
    }
    if (memory.turnsLeft > 0) {
        fields["finalTurns"] = std::int64_t{memory.turnsLeft};
    }
    return fields;
}

}  // namespace gnostica::engine
