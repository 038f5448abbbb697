#include "app/gui/shared/board/items/matching.h"

namespace gnostica::gui {

namespace {

using Places = std::vector<std::optional<std::size_t>>;

/// Matches, in order, unmatched things for which `alike` returns true.
template <class Thing, class Alike>
void matchBy(std::span<const Thing> before, std::span<const Thing> now, std::vector<bool>& taken, Places& places,
             Alike alike) {
    for (std::size_t i = 0; i < now.size(); ++i) {
        for (std::size_t j = 0; j < before.size() && !places[i]; ++j) {
            if (!taken[j] && alike(before[j], now[i])) {
                taken[j] = true;
                places[i] = j;
            }
        }
    }
}

}  // namespace

std::vector<std::optional<std::size_t>> match(std::span<const engine::Piece> before,
                                              std::span<const engine::Piece> now) {
    using engine::Piece;
    std::vector<bool> taken(before.size());
    Places places(now.size());
    const auto by = [&](auto alike) { matchBy(before, now, taken, places, alike); };
    by([](const Piece& a, const Piece& b) { return a.bearsNameOf(b); });
    by([](const Piece& a, const Piece& b) {
        return a.owner() == b.owner() && a.size() == b.size() && a.space() == b.space();
    });
    by([](const Piece& a, const Piece& b) { return a.owner() == b.owner() && a.space() == b.space(); });
    by([](const Piece& a, const Piece& b) { return a.owner() == b.owner() && a.size() == b.size(); });
    by([](const Piece& a, const Piece& b) { return a.size() == b.size() && a.space() == b.space(); });
    return places;
}

std::vector<std::optional<std::size_t>> match(std::span<const engine::Territory> before,
                                              std::span<const engine::Territory> now) {
    using engine::Territory;
    std::vector<bool> taken(before.size());
    Places places(now.size());
    const auto by = [&](auto alike) { matchBy(before, now, taken, places, alike); };
    by([](const Territory& a, const Territory& b) { return a == b; });
    by([](const Territory& a, const Territory& b) { return a.card == b.card && !b.card.isNone(); });
    by([](const Territory& a, const Territory& b) { return a.space == b.space; });
    return places;
}

}  // namespace gnostica::gui
