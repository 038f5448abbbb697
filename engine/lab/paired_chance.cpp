#include "engine/lab/paired_chance.h"

#include "engine/play/play.h"

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

namespace gnostica::engine::lab {

namespace {

/// The output function of splitmix64: each bit of the input changes each bit of the output about half of the time.
constexpr std::uint64_t scrambled(std::uint64_t z) {
    z += 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

/// Combines several numbers into one.
constexpr std::uint64_t keyOf(std::initializer_list<std::uint64_t> parts) {
    std::uint64_t key = 0;
    for (const std::uint64_t part : parts) {
        key = scrambled(key ^ part);
    }
    return key;
}

constexpr std::uint64_t numberOf(ChanceKind kind) {
    return static_cast<std::uint64_t>(kind);
}

/// FNV-1a.
constexpr std::uint64_t numberOf(std::string_view word) {
    std::uint64_t number = 0xcbf29ce484222325U;
    for (const char letter : word) {
        number = (number ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    }
    return number;
}

}  // namespace

Chance PairedChance::draw(const Rules& rules, const State& state) {
    switch (awaitedChance(state)) {
    case ChanceKind::deal: {
        const CardSet deck = CardSet::deck();
        return shuffle(std::vector<Card>(deck.begin(), deck.end()));
    }
    case ChanceKind::shuffle: return shuffle(state.discard.cards());
    case ChanceKind::dice: return dice(awaitedDice(rules, state));
    case ChanceKind::seat:
    case ChanceKind::timer:
    case ChanceKind::none: break;
    }
    Rng rng = next(awaitedChance(state));
    return drawChance(rules, state, rng);
}

chance::Shuffle PairedChance::shuffle(std::span<const Card> cards) {
    const std::uint64_t number = shuffles_++;
    std::vector<std::pair<std::uint64_t, Card>> line;
    line.reserve(cards.size());
    for (const Card card : cards) {
        line.emplace_back(keyOf({seed_, numberOf(ChanceKind::shuffle), number, card.index()}), card);
    }
    std::ranges::sort(line);  // equal keys, if any, stay in the order of the deck
    chance::Shuffle pile;
    pile.count = static_cast<std::uint8_t>(line.size());
    std::ranges::transform(line, pile.order.begin(), &std::pair<std::uint64_t, Card>::second);
    return pile;
}

chance::Dice PairedChance::dice(const DiceAsked& asked) {
    const std::uint64_t number = throws_[std::string(asked.kind.word)]++;
    const auto faces = static_cast<std::uint32_t>(asked.kind.highest - asked.kind.lowest + 1);
    chance::Dice dice;
    for (int i = 0; i < asked.count; ++i) {
        Rng rng(keyOf(
            {seed_, numberOf(ChanceKind::dice), numberOf(asked.kind.word), number, static_cast<std::uint64_t>(i)}));
        dice.add(asked.kind.lowest + static_cast<int>(rng.below(faces)));
    }
    return dice;
}

Rng PairedChance::next(ChanceKind kind) {
    std::uint64_t& number = drawn_[static_cast<std::size_t>(kind)];
    return Rng(keyOf({seed_, numberOf(kind), number++}));
}

}  // namespace gnostica::engine::lab
