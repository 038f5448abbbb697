#include "engine/mechanics/challenge.h"

#include "engine/mechanics/score.h"
#include "engine/powers/referee.h"

#include <array>

namespace gnostica::engine {

void LastTurn::reset(const Rules&, State& state) const {
    remember(state, Memory{});
}

void LastTurn::listClosing(const Table& table, StepList& out) const {
    if (!explainClosing(table, step::Challenge{})) {
        out.add(step::Challenge{});
    }
}

bool LastTurn::offersClosing(const Step& step) const {
    return std::holds_alternative<step::Challenge>(step);
}

void LastTurn::applyClosing(Referee& referee, const Step&) const {
    remember(referee.state, Memory{referee.mover()});
    referee.report(event::LastTurnAnnounced{referee.mover()});
}

std::optional<Refusal> LastTurn::explainClosing(const Table& table, const Step&) const {
    const Seat seat = announcer(table.state);
    if (seat == table.mover) {
        return Refusal{.code = RefusalCode::ownLastTurn, .rule = {"CHL-1"}, .seat = seat};
    }
    if (seat != Seat::none) {
        return Refusal{.code = RefusalCode::alreadyAnnounced, .rule = {"CHL-1"}, .seat = seat};
    }
    if (table.state.territoryCount == 0) {
        return Refusal{.code = RefusalCode::noTerritoryLeft, .rule = {"CHL-4"}};
    }
    return std::nullopt;
}

void LastTurn::judge(Referee& referee) const {
    const Seat seat = announcer(referee.state);
    if (seat != referee.mover()) {
        return;
    }
    remember(referee.state, Memory{});
    const int points = score(referee.rules, referee.state, seat);
    const bool won = points >= target_;
    referee.report(event::ChallengeJudged{seat, points, target_, won});
    if (won) {
        referee.endGame(static_cast<std::uint8_t>(1U << index(seat)), ordinal());
    } else if (failure_ == Failure::othersWin) {
        const auto all = static_cast<unsigned>((1U << referee.state.seats) - 1U);
        const unsigned out = referee.state.eliminated | (1U << index(seat));
        referee.endGame(static_cast<std::uint8_t>(all & ~out), ordinal());
    } else {
        referee.eliminate(seat);
    }
}

void LastTurn::outlook(const Table& table, Outlook& outlook) const {
    outlook.announces = true;
    outlook.target = target_;
    outlook.announcer = announcer(table.state);
    outlook.failureEliminates = true;  // where the others win instead, all the more
}

std::span<const std::string_view> LastTurn::fieldNames() const {
    static constexpr std::array<std::string_view, 1> names{"challenge"};
    return names;
}

std::optional<FieldProblem> LastTurn::readField(std::string_view, const PlainValue& value, State& state) const {
    const auto seat = seatInGame(value, state);
    if (!seat) {
        return seat.error();
    }
    remember(state, Memory{*seat});
    return std::nullopt;
}

PlainValues LastTurn::writeFields(const State& state) const {
    const Seat seat = announcer(state);
    return seat == Seat::none ? PlainValues() : PlainValues{{"challenge", letterOf(seat)}};
}

}  // namespace gnostica::engine
