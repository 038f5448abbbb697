#include "engine/powers/table.h"

#include "engine/powers/power.h"

#include <algorithm>

namespace gnostica::engine {

bool Table::sameStanding(const Piece& a, const Piece& b) const {
    const unsigned relevant = state.turn.allMinions ? ~static_cast<unsigned>(Mark::minion) : ~0U;
    if (((a.marks() ^ b.marks()) & relevant) != 0) {
        return false;
    }
    const auto mostPips = [](const Piece& piece) { return std::min(piece.startSize(), piece.size()); };
    return mostPips(a) == mostPips(b) || a.owner() != mover || !startSizesMatter();
}

bool Table::startSizesMatter() const {
    if (!rules.startSizeMatters) {
        return false;
    }
    const auto asks = [](const Slot& slot) {
        return std::ranges::any_of(slot.alternatives,
                                   [](const Power* power) { return power->asksStartSize() || power->opensOthers(); });
    };
    return std::ranges::any_of(std::span(state.turn.frames).first(state.turn.depth), [&](const Frame& frame) {
        const auto& slots = rules.programOf(frame.card);
        return std::any_of(slots.begin() + std::min<std::ptrdiff_t>(frame.slot, std::ssize(slots)), slots.end(), asks);
    });
}

bool Table::numbered(PieceId id) const {
    const Piece& piece = state.piece(id);
    return std::ranges::any_of(
        state.board(), [&](const Piece& other) { return other.bearsNameOf(piece) && !sameStanding(other, piece); });
}

bool Table::standsForItsLike(PieceId id) const {
    const Piece& piece = state.piece(id);
    const auto older = state.board().first(index(id));
    const bool hasOlderTwin =
        std::ranges::any_of(older, [&](const Piece& other) { return other.bearsNameOf(piece); });
    return !hasOlderTwin || numbered(id);
}

bool Table::hasRoom(Space space, bool ignoreLimit) const {
    if (ignoreLimit || state.countAt(space) < rules.spaceLimit) {
        return true;
    }
    return !rules.rulings.limitInWasteland && !state.isTerritory(space);
}

bool Table::mayLand(Space from, Space to) const {
    if (!isOpenWasteland(to)) {
        return false;
    }
    return rules.rulings.landingJudgedBeforeLifting ||
           std::ranges::any_of(state.map(), [&](const Territory& territory) {
               return territory.space != from && adjacent(territory.space, to);
           });
}

int Table::mostDraws(Seat seat, int discards) const {
    const int room = rules.handLimit - (state.hands[seat].size() - discards);
    const int cards = state.draw.size() + state.discard.size() + discards;
    return std::max(0, std::min(room, cards));
}

}  // namespace gnostica::engine
