#include "engine/play/play.h"

#include "engine/mechanics/mechanic.h"
#include "engine/play/position_start.h"
#include "engine/play/turn_machine.h"
#include "engine/powers/power.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace gnostica::engine {

State newGame(const Rules& rules, int seats) {
    State state;
    state.seats = static_cast<std::uint8_t>(seats);
    for (int seat = 0; seat < seats; ++seat) {
        state.stash[seatAt(seat)] = rules.stash;
        state.order[static_cast<std::size_t>(seat)] = seatAt(seat);
    }
    resetMechanics(rules, state);
    for (const auto& mechanic : rules.mechanics) {
        mechanic->open(state);
    }
    state.turn.awaiting = ChanceKind::deal;
    return state;
}

void resetMechanics(const Rules& rules, State& state) {
    for (const auto& mechanic : rules.mechanics) {
        mechanic->reset(rules, state);
    }
}

void beginTurnAt(const Rules& rules, State& state, Seat seat) {
    for (int i = 0; i < state.seats; ++i) {
        state.order[static_cast<std::size_t>(i)] = seatAt(i);
    }
    state.turn.voidWaits = true;
    TurnMachine(rules, state, nullptr).startTurn(seat);
}

void beginBids(const Rules& rules, State& state) {
    for (int i = 0; i < state.seats; ++i) {
        state.order[static_cast<std::size_t>(i)] = seatAt(i);
    }
    for (const auto& mechanic : rules.mechanics) {
        mechanic->startBidding(state);
    }
    state.turn.voidWaits = true;
    TurnMachine(rules, state, nullptr).startGame();
}

CardSet cardsAside(const Rules& rules, const State& state) {
    CardSet aside;
    for (const auto& mechanic : rules.mechanics) {
        aside |= mechanic->cardsAside(state);
    }
    return aside;
}

Seat decider(const Rules& rules, const State& state) {
    const Turn& turn = state.turn;
    if (turn.stage == Stage::over) {
        return Seat::none;
    }
    if (turn.awaiting != ChanceKind::none) {
        return Seat::chance;
    }
    const Table table(rules, state);
    if (turn.stage == Stage::floor) {
        return rules.mechanics[turn.mechanic]->decider(table);
    }
    if (turn.stage == Stage::power && turn.interrupt != 0) {
        return interruptedPower(table).interruptDecider(table);
    }
    return turn.mover;
}

void apply(const Rules& rules, State& state, const Step& step, EventList* events) {
    TurnMachine(rules, state, events).take(step);
}

void apply(const Rules& rules, State& state, const Chance& outcome, EventList* events) {
    TurnMachine(rules, state, events).resolve(outcome);
}

ChanceKind awaitedChance(const State& state) {
    return state.turn.awaiting;
}

namespace {

chance::Shuffle shuffled(std::span<const Card> cards, Rng& rng) {
    chance::Shuffle pile;
    pile.count = static_cast<std::uint8_t>(cards.size());
    std::ranges::copy(cards, pile.order.begin());
    for (std::uint32_t left = pile.count; left > 1; --left) {
        std::swap(pile.order[left - 1], pile.order[rng.below(left)]);
    }
    return pile;
}

constexpr std::array<Card, kCardCount> kDeck = [] {
    std::array<Card, kCardCount> deck;
    for (int i = 0; i < kCardCount; ++i) {
        deck[static_cast<std::size_t>(i)] = Card(i);
    }
    return deck;
}();

chance::Dice thrown(const DiceAsked& asked, Rng& rng) {
    chance::Dice dice;
    const auto faces = static_cast<std::uint32_t>(asked.kind.highest - asked.kind.lowest + 1);
    for (int i = 0; i < asked.count; ++i) {
        dice.add(asked.kind.lowest + static_cast<int>(rng.below(faces)));
    }
    return dice;
}

bool fitsDice(const DiceAsked& asked, const chance::Dice& dice) {
    return dice.count == asked.count && std::ranges::all_of(dice.shown(), [&](std::int8_t value) {
               return value >= asked.kind.lowest && value <= asked.kind.highest;
           });
}

bool mayLeave(const State& state, const chance::Departure& left) {
    const bool sits = isPlayer(left.seat) && index(left.seat) < state.seats && !state.isEliminated(left.seat);
    return sits && !isOver(state) &&
           (left.isTakenOver() || std::has_single_bit(unsigned{opponentsLeft(state, left.seat)}));
}

bool isOrderOf(const chance::Shuffle& pile, std::span<const Card> cards) {
    return std::ranges::is_permutation(pile.cards(), cards);
}

}  // namespace

DiceAsked awaitedDice(const Rules& rules, const State& state) {
    if (state.turn.awaiting != ChanceKind::dice) {
        return {};
    }
    const Table table(rules, state);
    return state.turn.stage == Stage::power ? interruptedPower(table).dice(table)
                                            : rules.mechanics[state.turn.mechanic]->dice(table);
}

Chance drawChance(const Rules& rules, const State& state, Rng& rng) {
    switch (state.turn.awaiting) {
    case ChanceKind::deal: return shuffled(kDeck, rng);
    case ChanceKind::shuffle: return shuffled(state.discard.cards(), rng);
    case ChanceKind::seat: return chance::DrawnSeat{seatAt(static_cast<int>(rng.below(state.seats)))};
    case ChanceKind::dice: return thrown(awaitedDice(rules, state), rng);
    case ChanceKind::timer:
    case ChanceKind::none: break;
    }
    return rules.mechanics[state.turn.mechanic]->draw(Table(rules, state), state.turn.awaiting, rng);
}

bool fits(const Rules& rules, const State& state, const Chance& outcome) {
    const ChanceKind awaited = state.turn.awaiting;
    if (const auto* timeUp = std::get_if<chance::TimeUp>(&outcome)) {
        return !isOver(state) && std::ranges::any_of(rules.mechanics, [&](const auto& mechanic) {
            return mechanic->accepts(state, *timeUp);
        });
    }
    if (const auto* left = std::get_if<chance::Departure>(&outcome)) {
        return awaited == ChanceKind::none && mayLeave(state, *left);
    }
    if (const auto* pile = std::get_if<chance::Shuffle>(&outcome)) {
        return (awaited == ChanceKind::deal && isOrderOf(*pile, kDeck)) ||
               (awaited == ChanceKind::shuffle && isOrderOf(*pile, state.discard.cards()));
    }
    if (const auto* drawn = std::get_if<chance::DrawnSeat>(&outcome)) {
        return awaited == ChanceKind::seat && index(drawn->seat) < state.seats;
    }
    if (const auto* timer = std::get_if<chance::Timer>(&outcome)) {
        return awaited == ChanceKind::timer && rules.mechanics[state.turn.mechanic]->mayDraw(*timer);
    }
    return awaited == ChanceKind::dice && fitsDice(awaitedDice(rules, state), std::get<chance::Dice>(outcome));
}

std::uint8_t opponentsLeft(const State& state, Seat seat) {
    const unsigned all = (1U << state.seats) - 1U;
    return static_cast<std::uint8_t>(all & ~unsigned{state.eliminated} & ~(1U << index(seat)));
}

Card cardInPlay(const State& state) {
    const Turn& turn = state.turn;
    return turn.stage == Stage::power && turn.depth > 0 ? turn.frames[turn.depth - 1U].card : Card::none();
}

}  // namespace gnostica::engine
