#include "engine/mechanics/piles.h"

#include "engine/mechanics/highest_score.h"
#include "engine/mechanics/sacrifice.h"
#include "engine/powers/referee.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

constexpr int kMostPoints = 255;

/// PIL-1: the piece of a seat that collects the territory on this space, or none.
PieceId collectorOn(const State& state, Seat seat, Space space) {
    return firstToGo(state, [&](const Piece& piece) { return piece.owner() == seat && piece.space() == space; });
}

/// PIL-1: true if an announcement of the mover is judged at the end of this turn.
bool endsLastTurn(const Table& table) {
    EndConditions conditions;
    for (const auto& mechanic : table.rules.mechanics) {
        mechanic->addEndConditions(table, conditions);
    }
    return conditions.announcer == table.mover;
}

}  // namespace

std::vector<SpecialKind> Piles::ownSteps() {
    SpecialKind collect{.form = wordForm("collect", {Part::space}), .rule = {"PIL-1"}};
    collect.rolls = true;  // the card that replaces the territory is unknown
    return {collect};
}

void Piles::reset(const Rules&, State& state) const {
    remember(state, Memory{});
}

/// Applies if no stash has a piece that is large enough to collect.
std::optional<Hindrance> Piles::hindranceToEnd(const GameSettings& settings) const {
    int largest = kSizes;
    while (largest > 1 && settings.stash[static_cast<std::size_t>(largest - 1)] == 0) {
        --largest;
    }
    if (parameters_.size <= largest) {
        return std::nullopt;
    }
    return Hindrance{"/mechanics/piles/size", std::int64_t{largest}};
}

// PIL-2
int Piles::changedScore(const Rules&, const State& state, Seat seat, int points) const {
    return points + pileOf(state, seat);
}

void Piles::listClosing(const Table& table, StepList& out) const {
    for (const Territory& territory : table.state.map()) {
        step::Special step = own().make(PilesStep::collect);
        step.space = territory.space;
        if (!explainClosing(table, step)) {
            out.add(step);
        }
    }
}

bool Piles::offersClosing(const Step& step) const {
    return own().find(step) != nullptr;
}

// PIL-1
std::optional<Refusal> Piles::explainClosing(const Table& table, const Step& step) const {
    const Space space = own().find(step)->space;
    if (!table.state.isTerritory(space)) {
        return Refusal{.code = RefusalCode::notTerritory, .rule = {"PIL-1"}, .space = space};
    }
    if (endsLastTurn(table)) {
        return Refusal{
            .code = RefusalCode::variantRule, .rule = {"PIL-1"}, .number = static_cast<int>(PilesRefusal::lastTurn)};
    }
    const PieceId collector = collectorOn(table.state, table.mover, space);
    if (collector == kNoPiece) {
        return Refusal{.code = RefusalCode::noOwnPieceThere, .rule = {"PIL-1"}, .space = space};
    }
    if (table.enemyOccupied(space)) {
        return Refusal{.code = RefusalCode::enemyOccupied, .rule = {"PIL-1"}, .space = space};
    }
    if (table.state.piece(collector).size() < parameters_.size) {
        return Refusal{.code = RefusalCode::variantRule,
                       .rule = {"PIL-1"},
                       .number = static_cast<int>(PilesRefusal::tooSmall),
                       .space = space,
                       .size = parameters_.size};
    }
    return std::nullopt;
}

void Piles::applyClosing(Referee& referee, const Step& step) const {
    if (explainClosing(referee.table(), step)) {
        return;  // a failed last turn has just removed the pieces
    }
    State& state = referee.state;
    const Seat seat = referee.mover();
    const Space space = own().find(step)->space;
    const int value = referee.rules.valueOf(state.territoryAt(space)->card);
    auto memory = recall<Memory>(state);
    const int points = std::min(kMostPoints, memory.points[seat] + value);
    memory.points[seat] = static_cast<std::uint8_t>(points);
    remember(state, memory);
    referee.report(event::Report{
        .owner = own().owner(), .code = static_cast<int>(PilesReport::collected), .seat = seat, .value = value});
    referee.remove(collectorOn(state, seat, space), Cause::option);
    if (state.draw.empty()) {
        referee.replace(space, Card::none(), CardSource::none);  // DRW-1: the shuffle includes this card
    }
    if (!referee.deferAfterShuffle(step)) {
        finishClosing(referee, step);
    }
}

/// PIL-3
void Piles::finishClosing(Referee& referee, const Step& step) const {
    referee.replace(own().find(step)->space, Card::none(), CardSource::drawPile);
    const Seat seat = referee.mover();
    if (pileOf(referee.state, seat) >= parameters_.goal) {
        referee.endGame(static_cast<std::uint8_t>(1U << index(seat)), ordinal());
    }
}

void Piles::judge(Referee& referee) const {
    if (referee.state.territoryCount == 0) {
        endByScore(referee);
    }
}

void Piles::endByScore(Referee& referee) const {
    referee.endGame(seatsWithHighestScore(referee.rules, referee.state), ordinal());
}

void Piles::addEndConditions(const Table& table, EndConditions& conditions) const {
    constexpr float safer = 1.5F;  // than a point on the board; it costs a large piece and a territory
    for (int i = 0; i < table.state.seats; ++i) {
        conditions.worth[seatAt(i)] += safer * static_cast<float>(pileOf(table.state, seatAt(i)));
    }
    if (!conditions.announces) {
        conditions.target = parameters_.goal;
        conditions.targetWins = true;
    }
}

std::span<const std::string_view> Piles::fieldNames() const {
    static constexpr std::array<std::string_view, 1> names{"piles"};
    return names;
}

std::optional<FieldProblem> Piles::readField(std::string_view, const PlainValue& value, State& state) const {
    const auto* numbers = std::get_if<PlainNumbers>(&value);
    if (numbers == nullptr) {
        return FieldProblem::wrongValue;
    }
    Memory memory;
    for (const auto& [letter, points] : *numbers) {
        const auto seat = seatInGame(letter, state);
        if (!seat) {
            return seat.error();
        }
        if (points < 0 || points > kMostPoints) {
            return FieldProblem::wrongValue;
        }
        memory.points[*seat] = static_cast<std::uint8_t>(points);
    }
    remember(state, memory);
    return std::nullopt;
}

FieldForm Piles::form(std::string_view) const {
    return {FieldForm::Kind::perSeat, 0, kMostPoints};
}

PlainValues Piles::writeFields(const State& state) const {
    PlainNumbers numbers;
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(i);
        if (pileOf(state, seat) > 0 && !state.isEliminated(seat)) {
            numbers[letterOf(seat)] = pileOf(state, seat);
        }
    }
    return numbers.empty() ? PlainValues() : PlainValues{{"piles", numbers}};
}

}  // namespace gnostica::engine
