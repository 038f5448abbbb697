#include "engine/mechanics/draft.h"

#include "engine/powers/referee.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

/// Cards that each player chooses: at most as many as a hand has at the start.
int chosenByEach(const Rules& rules) {
    return std::min(rules.draftCards, rules.handAtStart());
}

/// Always true after a deal; a hand-written position can have too few cards in the pile or too many in a hand.
bool canBeChosen(const Rules& rules, const State& state) {
    const int each = chosenByEach(rules);
    bool fits = each > 0 && state.draw.size() >= each * state.seats + rules.draftSpare;
    for (int i = 0; fits && i < state.seats; ++i) {
        fits = state.hands[seatAt(i)].size() + each <= kMaxHand;
    }
    return fits;
}

}  // namespace

int Draft::memorySize() const {
    return static_cast<int>(sizeof(Memory));
}

void Draft::reset(const Rules&, State& state) const {
    Memory memory;
    memory.phase = Phase::finished;
    remember(state, memory);
}

void Draft::open(State& state) const {
    remember(state, Memory{});
}

CardSet Draft::Memory::cards() const {
    CardSet cards;
    for (const Card card : CardSet::deck()) {
        if ((open[card.index() / 8U] & bitOf(card)) != 0) {
            cards.insert(card);
        }
    }
    return cards;
}

bool Draft::takesFloor(Referee& referee, Hook hook) const {
    if (hook != Hook::gameStart) {
        return false;
    }
    auto memory = recall<Memory>(referee.state);
    const int each = chosenByEach(referee.rules);
    const int all = each * referee.state.seats;
    if (memory.phase == Phase::begin) {
        const bool isOpen = canBeChosen(referee.rules, referee.state);
        memory.phase = isOpen ? Phase::taking : Phase::finished;
        if (isOpen) {
            const int count = all + referee.rules.draftSpare;
            for (int i = 0; i < count; ++i) {
                memory.lay(referee.state.draw.pop());
            }
            referee.report(event::Report{.owner = own().owner(), .code = cardsOpened, .value = count});
        }
    }
    if (memory.phase == Phase::taking && memory.taken == all) {
        for (const Card card : memory.cards()) {
            referee.state.discard.push(card);
        }
        memory = Memory{};
        memory.phase = Phase::finished;
    }
    remember(referee.state, memory);
    return memory.phase != Phase::finished;
}

Seat Draft::decider(const Table& table) const {
    const int seats = table.state.seats;
    const int taken = recall<Memory>(table.state).taken;
    const int place = taken % seats;
    const int inOrder = taken / seats % 2 == 0 ? seats - 1 - place : place;
    return table.state.order[static_cast<std::size_t>(inOrder)];
}

void Draft::list(const Table& table, StepList& out) const {
    for (const Card card : recall<Memory>(table.state).cards()) {
        out.add(step::Take{.card = card});
    }
}

void Draft::apply(Referee& referee, const Step& step) const {
    auto memory = recall<Memory>(referee.state);
    const Card card = std::get<step::Take>(step).card;
    const Seat seat = decider(referee.table());
    memory.take(card);
    ++memory.taken;
    referee.state.hands[seat].insert(card);
    for (int other = 0; other < referee.state.seats; ++other) {  // all players have seen who took it
        referee.state.known[seatAt(other)].insert(card);
    }
    referee.report(event::Report{.owner = own().owner(), .code = cardTaken, .seat = seat, .value = card.number()});
    remember(referee.state, memory);
}

std::optional<Refusal> Draft::explain(const Table& table, const Step& step) const {
    const auto* chosen = std::get_if<step::Take>(&step);
    if (chosen == nullptr) {
        return Refusal{.code = RefusalCode::notNow, .rule = {"SET-2"}};
    }
    if (!recall<Memory>(table.state).cards().contains(chosen->card)) {
        return Refusal{.code = RefusalCode::notInPool, .rule = {"SET-2"}, .card = chosen->card};
    }
    return std::nullopt;
}

CardSet Draft::cardsAside(const State& state) const {
    return recall<Memory>(state).cards();
}

// Cards by index in deck order.
std::string Draft::memoryText(const State& state) const {
    static constexpr std::array<std::string_view, 3> phases{"begin", "taking", "finished"};
    const auto memory = recall<Memory>(state);
    std::string text(phases[static_cast<std::size_t>(memory.phase)]);
    text += " taken " + std::to_string(memory.taken) + " open";
    for (const Card card : memory.cards()) {
        text += ' ' + std::to_string(card.index());
    }
    return text;
}

}  // namespace gnostica::engine
