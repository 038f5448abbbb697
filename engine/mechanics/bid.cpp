#include "engine/mechanics/bid.h"

#include "engine/powers/referee.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

constexpr unsigned bit(Seat seat) {
    return 1U << index(seat);
}

int clockwiseDistance(const State& state, Seat from, Seat to) {
    return (static_cast<int>(index(to)) - static_cast<int>(index(from)) + state.seats) % state.seats;
}

}  // namespace

int bidStrength(Card bid) {
    return bid.isMajor() ? 100 + bid.number() : bid.height();
}

int cardsDealt(const Rules& rules) {
    return std::max(0, rules.handAtStart() - rules.draftCards);
}

int Bid::memorySize() const {
    return static_cast<int>(sizeof(Memory));
}

void Bid::reset(const Rules&, State& state) const {
    Memory memory;
    memory.phase = Phase::finished;
    remember(state, memory);
}

void Bid::open(State& state) const {
    remember(state, Memory{});
}

void Bid::startBidding(State& state) const {
    Memory memory;
    memory.phase = Phase::bidding;
    remember(state, memory);
}

void Bid::begin(Referee& referee, Memory& memory) const {
    switch (referee.rules.first) {
    case FirstSeat::bid: memory.phase = Phase::bidding; break;
    case FirstSeat::random: memory.phase = Phase::drawing; break;
    case FirstSeat::seat: {
        const Seat seat = index(referee.rules.firstSeat) < referee.state.seats ? referee.rules.firstSeat : Seat::a;
        chooseFirst(referee, memory, seat, Cause::option);
        break;
    }
    }
}

bool Bid::takesFloor(Referee& referee, Hook hook) const {
    if (hook != Hook::gameStart) {
        return false;
    }
    auto memory = recall<Memory>(referee.state);
    if (memory.phase == Phase::begin) {
        begin(referee, memory);
    }
    const auto emptyHand = [&](int seat) { return referee.state.hands[seatAt(seat)].empty(); };
    if (memory.phase == Phase::bidding && memory.bidders == 0) {
        for (int seat = 0; seat < referee.state.seats; ++seat) {
            if (emptyHand(seat)) {  // BID-3: a hand has run out
                memory.phase = Phase::drawing;
            }
        }
        if (memory.phase == Phase::drawing && !referee.rules.rulings.drawSeatWhenHandsRunOut) {
            chooseFirst(referee, memory, Seat::a, Cause::option);
        }
    }
    if (memory.phase == Phase::drawing) {
        referee.await(ChanceKind::seat);
    }
    remember(referee.state, memory);
    return memory.phase != Phase::finished;
}

Seat Bid::decider(const Table& table) const {
    const auto memory = recall<Memory>(table.state);
    if (memory.phase == Phase::taking) {
        return table.state.order[memory.taker];
    }
    int seat = 0;
    while (((memory.bidders >> seat) & 1) != 0) {
        ++seat;
    }
    return seatAt(seat);
}

/// The cards from which a player bids or takes one.
CardSet Bid::offered(const Table& table) const {
    const auto memory = recall<Memory>(table.state);
    return memory.phase == Phase::taking ? memory.pool : table.state.hands[decider(table)];
}

void Bid::list(const Table& table, StepList& out) const {
    const bool taking = recall<Memory>(table.state).phase == Phase::taking;
    for (const Card card : offered(table)) {
        taking ? out.add(step::Take{.card = card}) : out.add(step::Bid{.card = card});
    }
}

void Bid::apply(Referee& referee, const Step& step) const {
    auto memory = recall<Memory>(referee.state);
    if (const auto* made = std::get_if<step::Bid>(&step)) {
        bid(referee, memory, made->card);
    } else {
        const Card card = std::get<step::Take>(step).card;
        const Seat seat = referee.state.order[memory.taker];
        memory.pool.erase(card);
        take(referee, seat, card);
        nextTaker(referee, memory);
    }
    remember(referee.state, memory);
}

void Bid::take(Referee& referee, Seat seat, Card card) {
    referee.state.hands[seat].insert(card);
    for (int other = 0; other < referee.state.seats; ++other) {  // all players have seen who took it
        referee.state.known[seatAt(other)].insert(card);
    }
    referee.report(event::BidTaken{seat, card});
}

void Bid::bid(Referee& referee, Memory& memory, Card card) const {
    const Seat seat = decider(referee.table());
    referee.state.hands[seat].erase(card);
    memory.bids[seat] = card;
    memory.bidders = static_cast<std::uint8_t>(memory.bidders | bit(seat));
    referee.report(event::BidMade{seat});
    if (std::popcount(memory.bidders) == referee.state.seats) {
        reveal(referee, memory);
    }
}

// BID-1 to BID-3
void Bid::reveal(Referee& referee, Memory& memory) const {
    const int seats = referee.state.seats;
    referee.report(event::BidsRevealed{memory.bids, seats});
    Seat winner = Seat::a;
    bool tied = false;
    for (int i = 0; i < seats; ++i) {
        const Card card = memory.bids[seatAt(i)];
        memory.pool.insert(card);
        const int difference = bidStrength(card) - bidStrength(memory.bids[winner]);
        if (difference > 0) {
            winner = seatAt(i);
            tied = false;
        } else if (difference == 0 && i > 0) {
            tied = true;
        }
    }
    memory.bidders = 0;
    if (tied) {
        tie(referee, memory);
    } else {
        chooseFirst(referee, memory, winner, Cause::power);
    }
}

void Bid::tie(Referee& referee, Memory& memory) const {
    referee.report(event::BidTied{memory.pool.size()});
    memory.phase = Phase::bidding;
}

void Bid::resolve(Referee& referee, const Chance& outcome) const {
    auto memory = recall<Memory>(referee.state);
    referee.state.turn.awaiting = ChanceKind::none;
    chooseFirst(referee, memory, std::get<chance::DrawnSeat>(outcome).seat, Cause::option);
    remember(referee.state, memory);
}

// BID-4, BID-5, TOU-1
void Bid::chooseFirst(Referee& referee, Memory& memory, Seat winner, Cause cause) const {
    State& state = referee.state;
    for (int i = 0; i < state.seats; ++i) {
        state.order[static_cast<std::size_t>(i)] = seatAt((static_cast<int>(index(winner)) + i) % state.seats);
    }
    if (referee.rules.turnOrder == TurnOrder::tournament && !memory.pool.empty()) {
        std::stable_sort(state.order.begin() + 1, state.order.begin() + state.seats, [&](Seat a, Seat b) {
            const int difference = bidStrength(memory.bids[a]) - bidStrength(memory.bids[b]);
            return difference != 0 ? difference > 0
                                   : clockwiseDistance(state, winner, a) < clockwiseDistance(state, winner, b);
        });
    }
    referee.report(event::FirstSeatChosen{winner, cause});
    memory.phase = Phase::taking;
    memory.taker = state.seats;
    --memory.taker;
    nextTaker(referee, memory);
}

/// Moves on to the player who may take a card now: from the last in the order of turns to the first.
void Bid::nextTaker(Referee& referee, Memory& memory) const {
    const State& state = referee.state;
    const auto full = [&] { return state.hands[state.order[memory.taker]].size() >= cardsDealt(referee.rules); };
    while (!memory.pool.empty() && full()) {
        if (memory.taker == 0) {
            break;
        }
        --memory.taker;
    }
    if (memory.pool.empty() || full()) {
        finish(referee, memory);
    }
}

void Bid::finish(Referee& referee, Memory& memory) const {
    for (const Card card : memory.pool) {  // only in positions whose hands were too large
        if (leftoverToWinner_ && referee.state.hands[referee.state.order[0]].size() < kMaxHand) {
            take(referee, referee.state.order[0], card);
        } else {
            referee.state.discard.push(card);
        }
    }
    memory = Memory{};
    memory.phase = Phase::finished;
}

/// Empty if the first player is chosen in another way: nobody bids in such a game.
RuleId Bid::ruleOf(const Step& step) const {
    if (first_ != FirstSeat::bid) {
        return {};
    }
    if (std::holds_alternative<step::Take>(step)) {
        return {"BID-4"};
    }
    return {std::holds_alternative<step::Bid>(step) ? "BID-1" : ""};
}

/// A seat is drawn because the ruleset says so, or because hands have run out.
RuleId Bid::ruleOfChance(const State& state) const {
    return {recall<Memory>(state).pool.empty() ? "SET-4" : "BID-3"};
}

std::optional<Refusal> Bid::explain(const Table& table, const Step& step) const {
    const auto memory = recall<Memory>(table.state);
    const auto* made = std::get_if<step::Bid>(&step);
    const auto* taken = std::get_if<step::Take>(&step);
    if (made != nullptr && memory.phase == Phase::bidding) {
        if (offered(table).contains(made->card)) {
            return std::nullopt;
        }
        return Refusal{.code = RefusalCode::cardNotInHand, .rule = {"BID-1"}, .card = made->card};
    }
    if (taken != nullptr && memory.phase == Phase::taking) {
        if (offered(table).contains(taken->card)) {
            return std::nullopt;
        }
        return Refusal{.code = RefusalCode::notInPool, .rule = {"BID-4"}, .card = taken->card};
    }
    const bool taking = memory.phase == Phase::taking;
    return Refusal{.code = RefusalCode::notNow, .rule = {taking ? "BID-4" : "BID-1"}};
}

void Bid::conceal(State& state, Seat viewer) const {
    auto memory = recall<Memory>(state);
    if (memory.phase != Phase::bidding) {
        return;
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        const bool made = ((memory.bidders >> seat) & 1) != 0;
        // Bids of a tied round are already face up in the pool; only those of this round are secret.
        if (seatAt(seat) != viewer || !made) {
            memory.bids[seatAt(seat)] = Card::none();
        }
    }
    remember(state, memory);
}

// BID-1
void Bid::concealStep(Step& step, Seat who, Seat viewer) const {
    auto* made = std::get_if<step::Bid>(&step);
    if (made != nullptr && who != viewer) {
        made->card = Card::none();
    }
}

void Bid::imagine(const Rules&, State& state, Seat viewer, HiddenCards& hidden, Rng&) const {
    auto memory = recall<Memory>(state);
    for (int seat = 0; seat < state.seats; ++seat) {
        if (((memory.bidders >> seat) & 1) != 0 && seatAt(seat) != viewer) {
            memory.bids[seatAt(seat)] = hidden.deal();
        }
    }
    remember(state, memory);
}

CardSet Bid::cardsAside(const State& state) const {
    const auto memory = recall<Memory>(state);
    CardSet aside = memory.pool;
    for (int seat = 0; seat < state.seats; ++seat) {
        const Card card = memory.bids[seatAt(seat)];
        if (((memory.bidders >> seat) & 1) != 0 && !card.isNone()) {
            aside.insert(card);
        }
    }
    return aside;
}

// Seats by letter, cards by index in deck order.
std::string Bid::memoryText(const State& state) const {
    static constexpr std::array<std::string_view, 5> phases{"begin", "bidding", "drawing", "taking", "finished"};
    const auto memory = recall<Memory>(state);
    std::string text(phases[static_cast<std::size_t>(memory.phase)]);
    text += " taker " + std::to_string(memory.taker) + " bids";
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        const Card card = memory.bids[seatAt(seat)];
        text += ((memory.bidders >> seat) & 1) != 0 ? " !" : " ";
        text += card.isNone() ? "-" : std::to_string(card.index());
    }
    text += " pool";
    for (const Card card : memory.pool) {
        text += ' ' + std::to_string(card.index());
    }
    return text;
}

}  // namespace gnostica::engine
