#include "engine/notation/detail/accounting.h"

#include "engine/notation/words.h"
#include "engine/play/position_start.h"

namespace gnostica::engine {
namespace {

std::array<int, kCardCount> countCards(const Rules& rules, const State& state) {
    std::array<int, kCardCount> count{};
    const auto add = [&](const auto& cards) {
        for (const Card card : cards) {
            count[card.index()] += 1;
        }
    };
    for (const Territory& territory : state.map()) {
        if (!territory.card.isNone()) {
            count[territory.card.index()] += 1;
        }
    }
    for (int i = 0; i < state.seats; ++i) {
        add(state.hands[seatAt(i)]);
    }
    add(state.draw.cards());
    add(state.discard.cards());
    add(cardsAside(rules, state));
    return count;
}

}  // namespace

PieceCount countPieces(const State& state) {
    PieceCount count;
    for (const Piece& piece : state.board()) {
        count[piece.owner()][static_cast<std::size_t>(piece.size() - 1)] += 1;
    }
    for (int i = 0; i < state.seats; ++i) {
        for (std::size_t size = 0; size < kSizes; ++size) {
            count[seatAt(i)][size] += state.stash[seatAt(i)][size];
        }
    }
    return count;
}

std::vector<Imbalance> imbalances(const Rules& rules, const State& state, const PieceCount& before) {
    std::vector<Imbalance> found;
    const auto cards = countCards(rules, state);
    for (const Card card : CardSet::deck()) {
        if (cards[card.index()] != 1) {
            found.push_back({toText(card), 1, cards[card.index()]});
        }
    }
    const PieceCount now = countPieces(state);
    for (int i = 0; i < state.seats; ++i) {
        for (std::size_t size = 0; size < kSizes; ++size) {
            const int count = now[seatAt(i)][size];
            if (count != before[seatAt(i)][size]) {
                found.push_back({toText(seatAt(i)) + std::to_string(size + 1), before[seatAt(i)][size], count});
            }
        }
    }
    return found;
}

}  // namespace gnostica::engine
