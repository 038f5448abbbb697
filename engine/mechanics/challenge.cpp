#include "engine/mechanics/challenge.h"

#include "engine/mechanics/highest_score.h"
#include "engine/mechanics/sacrifice.h"
#include "engine/mechanics/score.h"
#include "engine/powers/referee.h"

#include <algorithm>
#include <array>
#include <bit>

namespace gnostica::engine {

namespace {

constexpr unsigned bitOf(Seat seat) {
    return 1U << index(seat);
}

std::vector<std::string> lettersOf(unsigned seats) {
    std::vector<std::string> letters;
    for (int i = 0; i < kMaxSeats; ++i) {
        if (((seats >> i) & 1U) != 0) {
            letters.push_back(letterOf(seatAt(i)));
        }
    }
    return letters;
}

/// The pointer of the points that win with this number of players.
std::string targetPointer(const GameSettings& settings, int seats) {
    constexpr std::array<const char*, kMaxSeats - 1> words{"two", "three", "four", "five", "six"};
    const auto place = static_cast<std::size_t>(std::max(seats, 2) - 2);
    return settings.targets[place] > 0 ? std::string("/end/targets/") + words[place] : "/end/target";
}

/// CHL-2: the piece that a seat loses first, or none.
PieceId largestOf(const State& state, Seat seat) {
    return firstToGo(state, [&](const Piece& piece) { return piece.owner() == seat; });
}

}  // namespace

void LastTurn::reset(const Rules&, State& state) const {
    remember(state, Memory{});
    state.sittingOut = 0;
    state.against = 0;
}

bool LastTurn::hasAnnounced(const State& state, Seat seat) const {
    return parameters_.once && (recall<Memory>(state).announced & bitOf(seat)) != 0;
}

void LastTurn::setAnnouncer(State& state, Seat seat) const {
    auto memory = recall<Memory>(state);
    memory.announcer = seat;
    if (parameters_.once && isPlayer(seat)) {
        memory.announced = static_cast<std::uint8_t>(memory.announced | bitOf(seat));
    }
    remember(state, memory);
    const bool together = parameters_.unites && isPlayer(seat);
    state.against = together ? static_cast<std::uint8_t>(index(seat) + 1) : std::uint8_t{0};
}

/// Applies if nobody can ever have the points to announce, or to win where a player who fails plays on.
std::optional<Hindrance> LastTurn::hindranceToEnd(const GameSettings& settings) const {
    const int most = mostPointsOnBoard(settings);
    if (parameters_.from > most) {
        return Hindrance{"/mechanics/challenge/from", std::int64_t{0}, true};
    }
    int easiest = settings.minSeats;
    for (int seats = settings.minSeats; seats <= settings.maxSeats; ++seats) {
        easiest = settings.targetFor(seats) < settings.targetFor(easiest) ? seats : easiest;
    }
    if (playsOn(parameters_.failure) && !parameters_.once && settings.targetFor(easiest) > most) {
        return Hindrance{targetPointer(settings, easiest), std::int64_t{most}, true};
    }
    return std::nullopt;
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
    setAnnouncer(referee.state, referee.mover());
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
    if (auto refusal = refusedInLastTurn(table)) {
        return refusal;
    }
    if (table.state.territoryCount == 0) {
        return Refusal{.code = RefusalCode::noTerritoryLeft, .rule = {"CHL-4"}};
    }
    if (hasAnnounced(table.state, table.mover)) {
        return Refusal{.code = RefusalCode::announcedBefore, .rule = {"CHL-1"}};
    }
    if (parameters_.from > 0 && score(table.rules, table.state, table.mover) < parameters_.from) {
        return Refusal{.code = RefusalCode::scoreTooLow, .rule = {"CHL-1"}, .number = parameters_.from};
    }
    return std::nullopt;
}

void LastTurn::report(Referee& referee, ChallengeReport what, Seat seat, int value) const {
    referee.report(event::Report{.owner = own().owner(), .code = static_cast<int>(what), .seat = seat, .value = value});
}

void LastTurn::judge(Referee& referee) const {
    const Seat seat = announcer(referee.state);
    if (seat != referee.mover()) {
        return;
    }
    const int needed = target(referee.state.seats);
    const int points = score(referee.rules, referee.state, seat);
    const bool won = points >= needed;
    setAnnouncer(referee.state, Seat::none);  // the others stop playing together; alliances of the whole game remain
    referee.report(event::ChallengeJudged{seat, points, needed, won});
    if (won) {
        referee.endGame(static_cast<std::uint8_t>(bitOf(seat)), ordinal());
    } else {
        judgeFailure(referee, seat);
    }
}

void LastTurn::judgeFailure(Referee& referee, Seat seat) const {
    State& state = referee.state;
    switch (parameters_.failure) {
    case Failure::eliminated: referee.eliminate(seat); break;
    case Failure::othersWin: {
        const unsigned others = referee.rules.foesOf(state, seat) & ~unsigned{state.eliminated};
        referee.endGame(static_cast<std::uint8_t>(others), ordinal());
        return;
    }
    case Failure::losesPieces: loseAnnouncedPieces(referee, seat); break;
    case Failure::sitsOut:
        state.sittingOut = static_cast<std::uint8_t>(state.sittingOut | bitOf(seat));
        report(referee, ChallengeReport::sitsOut, seat, 0);
        break;
    }
    endIfAllHaveAnnounced(referee);
}

void LastTurn::loseAnnouncedPieces(Referee& referee, Seat seat) const {
    int lost = 0;
    for (PieceId next = largestOf(referee.state, seat);
         next != kNoPiece && (parameters_.losses == 0 || lost < parameters_.losses);
         next = largestOf(referee.state, seat)) {
        referee.remove(next, Cause::elimination);
        ++lost;
    }
    report(referee, ChallengeReport::losesPieces, seat, lost);
}

/// When all have announced, nobody can win by announcing any more.
void LastTurn::endIfAllHaveAnnounced(Referee& referee) const {
    const State& state = referee.state;
    const unsigned left = ((1U << state.seats) - 1U) & ~unsigned{state.eliminated};
    if (!parameters_.once || left == 0 || (left & ~unsigned{recall<Memory>(state).announced}) != 0) {
        return;
    }
    const std::uint8_t winners = seatsWithHighestScore(referee.rules, state);
    report(referee, ChallengeReport::allHaveAnnounced, Seat::none,
           score(referee.rules, state, seatAt(std::countr_zero(winners))));
    referee.endGame(winners, ordinal());
}

void LastTurn::addEndConditions(const Table& table, EndConditions& conditions) const {
    conditions.announces = true;
    conditions.target = target(table.state.seats);
    conditions.announcer = announcer(table.state);
    // If the others win, failure is worse still; losing pieces or the only chance is nearly as bad.
    conditions.failureEliminates = parameters_.failure != Failure::sitsOut || parameters_.once;
}

std::span<const std::string_view> LastTurn::fieldNames() const {
    static constexpr std::array<std::string_view, 3> names{"challenge", "announced", "sittingOut"};
    return names;
}

std::optional<FieldProblem> LastTurn::readSeats(const PlainValue& value, const State& state,
                                                std::uint8_t& seats) const {
    const auto* letters = std::get_if<std::vector<std::string>>(&value);
    if (letters == nullptr) {
        return FieldProblem::wrongValue;
    }
    for (const std::string& letter : *letters) {
        const auto seat = seatInGame(letter, state);
        if (!seat) {
            return seat.error();
        }
        seats = static_cast<std::uint8_t>(seats | bitOf(*seat));
    }
    return std::nullopt;
}

std::optional<FieldProblem> LastTurn::readField(std::string_view key, const PlainValue& value, State& state) const {
    if (key == "announced") {
        if (!parameters_.once) {
            return FieldProblem::switchedOff;
        }
        auto memory = recall<Memory>(state);
        const auto problem = readSeats(value, state, memory.announced);
        remember(state, memory);
        return problem;
    }
    if (key == "sittingOut") {
        return parameters_.failure == Failure::sitsOut ? readSeats(value, state, state.sittingOut)
                                                       : std::optional(FieldProblem::switchedOff);
    }
    const auto seat = seatInGame(value, state);
    if (!seat) {
        return seat.error();
    }
    setAnnouncer(state, *seat);
    return std::nullopt;
}

FieldForm LastTurn::form(std::string_view key) const {
    if (key == "challenge") {
        return {FieldForm::Kind::seat};
    }
    const bool isPlayed = key == "announced" ? parameters_.once : parameters_.failure == Failure::sitsOut;
    return {isPlayed ? FieldForm::Kind::seatList : FieldForm::Kind::off};
}

PlainValues LastTurn::writeFields(const State& state) const {
    const auto memory = recall<Memory>(state);
    PlainValues fields;
    if (memory.announcer != Seat::none) {
        fields["challenge"] = letterOf(memory.announcer);
    }
    // Eliminated players have nothing to announce, and could not be read back.
    const unsigned announced = unsigned{memory.announced} & ~unsigned{state.eliminated};
    if (announced != 0) {
        fields["announced"] = lettersOf(announced);
    }
    if (state.sittingOut != 0) {
        fields["sittingOut"] = lettersOf(state.sittingOut);
    }
    return fields;
}

}  // namespace gnostica::engine
