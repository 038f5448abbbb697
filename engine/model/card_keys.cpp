#include "engine/model/card_keys.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

template <std::size_t size>
int placeOfKey(const std::array<std::string_view, size>& keys, std::string_view key) {
    const auto at = std::ranges::find(keys, key);
    return at == keys.end() ? -1 : static_cast<int>(at - keys.begin());
}

}  // namespace

std::string cardKey(Card card) {
    if (card.isMajor()) {
        return std::string(kMajorKeys[card.index()]);
    }
    const auto height = static_cast<std::size_t>(card.height() - 1);
    return std::string(kCardSuitKeys[static_cast<std::size_t>(card.suit())]) + '-' + std::string(kHeightKeys[height]);
}

std::optional<Card> cardCalled(std::string_view key) {
    const auto dash = key.find('-');
    const int suit = placeOfKey(kCardSuitKeys, key.substr(0, dash));
    if (suit >= 0 && dash != std::string_view::npos) {
        const int height = placeOfKey(kHeightKeys, key.substr(dash + 1));
        return height < 0 ? std::nullopt : std::optional(Card::minor(static_cast<Suit>(suit), height + 1));
    }
    const int major = placeOfKey(kMajorKeys, key);
    return major < 0 ? std::nullopt : std::optional(Card::major(major));
}

}  // namespace gnostica::engine
