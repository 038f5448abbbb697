#include "variants/hypothermia/infinity.h"

#include "engine/play/play.h"
#include "engine/powers/referee.h"

#include <array>

namespace gnostica::hypothermia {

using namespace engine;

namespace {

/// A rival with at least the score of `seat`, or none.
Seat rivalOf(const Rules& rules, const State& state, Seat seat) {
    const int points = score(rules, state, seat);
    for (int i = 0; i < state.seats; ++i) {
        const Seat other = seatAt(i);
        if (rules.areEnemies(state, seat, other) && !state.isEliminated(other) &&
            score(rules, state, other) >= points) {
            return other;
        }
    }
    return Seat::none;
}

Refusal refuse(InfinityRefusal why, Seat seat) {
    return {.code = RefusalCode::variantRule, .rule = {"INF-2"}, .number = static_cast<int>(why), .seat = seat};
}

}  // namespace

Infinity::Place Infinity::placeOf(const State& state) const {
    return recall<Memory>(state).place;
}

Seat Infinity::challenger(const State& state) const {
    return recall<Memory>(state).seat;
}

void Infinity::report(Referee& referee, InfinityReport what, Seat seat, int value) const {
    referee.report(event::Report{.owner = own().owner(), .code = static_cast<int>(what), .seat = seat, .value = value});
}

void Infinity::reset(const Rules&, State& state) const {
    remember(state, Memory{});
}

// INF-1
void Infinity::onPileEmpty(Referee& referee) const {
    if (placeOf(referee.state) == Place::underPile) {
        remember(referee.state, Memory{Place::besidePile, Seat::none});
        report(referee, InfinityReport::appeared, Seat::none, 0);
    }
}

void Infinity::onReshuffle(Referee& referee) const {
    onPileEmpty(referee);
}

// INF-3
void Infinity::judge(Referee& referee) const {
    const Seat seat = challenger(referee.state);
    if (seat != referee.mover()) {
        return;
    }
    if (rivalOf(referee.rules, referee.state, seat) == Seat::none) {
        report(referee, InfinityReport::kept, seat, score(referee.rules, referee.state, seat));
        referee.endGame(static_cast<std::uint8_t>(1U << index(seat)), ordinal());
    } else {
        remember(referee.state, Memory{Place::besidePile, Seat::none});
        report(referee, InfinityReport::returned, seat, 0);
    }
}

void Infinity::addEndConditions(const Table& table, EndConditions& conditions) const {
    conditions.announces = true;
    conditions.announcer = challenger(table.state);
}

// INF-2
std::optional<Refusal> Infinity::explainClosing(const Table& table, const Step&) const {
    const auto memory = recall<Memory>(table.state);
    switch (memory.place) {
    case Place::underPile: return refuse(InfinityRefusal::underPile, Seat::none);
    case Place::beforeSeat:
        return refuse(memory.seat == table.mover ? InfinityRefusal::ownRound : InfinityRefusal::othersRound,
                      memory.seat);
    case Place::besidePile: break;
    }
    if (auto refusal = refusedInLastTurn(table)) {
        return refusal;
    }
    const Seat rival = rivalOf(table.rules, table.state, table.mover);
    return rival == Seat::none ? std::nullopt : std::optional(refuse(InfinityRefusal::notAhead, rival));
}

void Infinity::listClosing(const Table& table, StepList& out) const {
    if (!explainClosing(table, step::Challenge{})) {
        out.add(step::Challenge{});
    }
}

bool Infinity::offersClosing(const Step& step) const {
    return std::holds_alternative<step::Challenge>(step);
}

void Infinity::applyClosing(Referee& referee, const Step&) const {
    remember(referee.state, Memory{Place::beforeSeat, referee.mover()});
    report(referee, InfinityReport::taken, referee.mover(), 0);
}

RuleId Infinity::ruleOf(const Step& step) const {
    return {std::holds_alternative<step::Challenge>(step) ? "INF-2" : ""};
}

std::span<const std::string_view> Infinity::fieldNames() const {
    static constexpr std::array<std::string_view, 1> names{"infinity"};
    return names;
}

std::optional<FieldProblem> Infinity::readField(std::string_view, const PlainValue& value, State& state) const {
    if (isWord(value, "pile") || isWord(value, "beside")) {
        remember(state, Memory{isWord(value, "pile") ? Place::underPile : Place::besidePile, Seat::none});
        return std::nullopt;
    }
    const auto seat = seatInGame(value, state);
    if (!seat) {
        return seat.error();
    }
    remember(state, Memory{Place::beforeSeat, *seat});
    return std::nullopt;
}

FieldForm Infinity::form(std::string_view) const {
    return {.kind = FieldForm::Kind::choice, .words = {"pile", "beside"}, .seats = true};
}

PlainValues Infinity::writeFields(const State& state) const {
    const auto memory = recall<Memory>(state);
    switch (memory.place) {
    case Place::besidePile: return {{"infinity", std::string("beside")}};
    case Place::beforeSeat: return {{"infinity", letterOf(memory.seat)}};
    case Place::underPile: break;
    }
    return {};
}

}  // namespace gnostica::hypothermia
