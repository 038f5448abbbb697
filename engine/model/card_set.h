// Sets of cards, for hands and for known cards.
#pragma once

#include "engine/model/card.h"

#include <bit>
#include <cassert>
#include <cstdint>
#include <iterator>

namespace gnostica::engine {

/// Number of bits set. (std::popcount is a library call unless the compiler may use the CPU's instruction.)
constexpr int countBits(std::uint64_t word) {
    word -= (word >> 1) & 0x5555555555555555U;
    word = (word & 0x3333333333333333U) + ((word >> 2) & 0x3333333333333333U);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fU;
    return static_cast<int>((word * 0x0101010101010101U) >> 56);
}

/// A set of cards in 16 bytes; iterates in deck order.
class CardSet {
public:
    class Iterator {
    public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;
        using pointer = const Card*;
        using reference = Card;

        constexpr Iterator() = default;
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Card operator*() const {
            return Card(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
        }
        constexpr Iterator& operator++() {
            if (low_ != 0) {
                low_ &= low_ - 1;
            } else {
                high_ &= high_ - 1;
            }
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t low_ = 0;
        std::uint64_t high_ = 0;
    };

    constexpr CardSet() = default;

    /// All 78.
    static constexpr CardSet deck() {
        CardSet all;
        all.low_ = ~std::uint64_t{0};
        all.high_ = (std::uint64_t{1} << (kCardCount - 64)) - 1;
        return all;
    }

    constexpr bool contains(Card card) const {  // no set contains Card::none()
        return !card.isNone() && ((card.index() < 64 ? low_ : high_) & bit(card)) != 0;
    }
    constexpr void insert(Card card) {
        assert(!card.isNone());
        word(card) |= bit(card);
    }
    constexpr void erase(Card card) {
        assert(!card.isNone());
        word(card) &= ~bit(card);
    }
    constexpr void clear() { low_ = high_ = 0; }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr int size() const { return countBits(low_) + countBits(high_); }

    constexpr Iterator begin() const { return {low_, high_}; }
    constexpr Iterator end() const { return {}; }

    /// The 64-bit halves, for hashing.
    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }

    constexpr CardSet& operator|=(CardSet other) {
        low_ |= other.low_;
        high_ |= other.high_;
        return *this;
    }
    constexpr CardSet& operator&=(CardSet other) {
        low_ &= other.low_;
        high_ &= other.high_;
        return *this;
    }
    /// Set difference.
    constexpr CardSet& operator-=(CardSet other) {
        low_ &= ~other.low_;
        high_ &= ~other.high_;
        return *this;
    }
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return a |= b; }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return a &= b; }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return a -= b; }
    friend constexpr bool operator==(CardSet, CardSet) = default;

private:
    constexpr std::uint64_t& word(Card card) { return card.index() < 64 ? low_ : high_; }
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << (card.index() & 63); }

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

/// Cards of a hand, picked by position in it (bit 0: the first in deck order). Has a meaning only with that hand; keeps
/// steps small, however many discards they name.
struct HandPick {
    std::uint16_t bits = 0;

    constexpr int size() const { return countBits(bits); }
    /// The picked cards of `hand`.
    constexpr CardSet from(CardSet hand) const {
        CardSet picked;
        unsigned place = 0;
        for (const Card card : hand) {
            if (((bits >> place++) & 1U) != 0) {
                picked.insert(card);
            }
        }
        return picked;
    }
    /// The pick of `cards` from `hand`, which must contain them.
    static constexpr HandPick of(CardSet cards, CardSet hand) {
        HandPick pick;
        unsigned place = 0;
        for (const Card card : hand) {
            if (cards.contains(card)) {
                pick.bits = static_cast<std::uint16_t>(pick.bits | (1U << place));
            }
            ++place;
        }
        return pick;
    }
    friend constexpr bool operator==(HandPick, HandPick) = default;
};

}  // namespace gnostica::engine
