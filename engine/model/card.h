// The tarot deck (SET-2).
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace gnostica::engine {

enum class Suit : std::uint8_t { cups, rods, discs, swords };

/// The three kinds of card that value rules distinguish: ace to ten, page to king, the 22 major arcana.
enum class Rank : std::uint8_t { spot, royalty, major };

inline constexpr int kMajorCount = 22;
inline constexpr int kSuitLength = 14;
inline constexpr int kCardCount = kMajorCount + 4 * kSuitLength;

/// One of the 78 cards, numbered in deck order: majors 0 (Fool) to 21 (World), then cups, rods, discs and
/// swords, each ace to ten, page, knight, queen, king. `Card::none()` is the absence of a card.
class Card {
public:
    constexpr Card() = default;
    constexpr explicit Card(int number) : number_(static_cast<std::uint8_t>(number)) {}
    static constexpr Card none() { return {}; }
    static constexpr Card major(int number) { return Card(number); }
    /// `height` 1 (ace) to 14 (king).
    static constexpr Card minor(Suit suit, int height) {
        return Card(kMajorCount + static_cast<int>(suit) * kSuitLength + height - 1);
    }

    constexpr bool isNone() const { return number_ >= kCardCount; }
    /// Index in deck order, 0 to 77.
    constexpr int number() const { return number_; }
    constexpr std::size_t index() const { return number_; }
    constexpr bool isMajor() const { return number_ < kMajorCount; }
    /// Only for minors.
    constexpr Suit suit() const {
        assert(!isMajor() && !isNone());
        return static_cast<Suit>((number_ - kMajorCount) / kSuitLength);
    }
    /// Minors: 1 (ace) to 14 (king). Majors: their number, 0 to 21. For comparing bids (BID-2) and cards of one kind.
    constexpr int height() const { return isMajor() ? number_ : (number_ - kMajorCount) % kSuitLength + 1; }
    constexpr Rank rank() const {
        if (isMajor()) {
            return Rank::major;
        }
        return height() > 10 ? Rank::royalty : Rank::spot;
    }

    friend constexpr bool operator==(Card, Card) = default;
    friend constexpr auto operator<=>(Card, Card) = default;

private:
    std::uint8_t number_ = 0xff;
};

namespace major {
inline constexpr Card fool = Card::major(0);
inline constexpr Card world = Card::major(21);
}  // namespace major

}  // namespace gnostica::engine
