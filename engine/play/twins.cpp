#include "engine/play/twins.h"

#include "engine/model/step_fields.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

/// The oldest of the twins with which a piece is interchangeable.
PieceId oldestLike(const Table& table, PieceId id) {
    if (index(id) >= table.state.pieceCount || table.standsForItsLike(id)) {
        return id;
    }
    const auto board = table.state.board();
    const auto oldest =
        std::ranges::find_if(board, [&](const Piece& piece) { return piece.bearsNameOf(table.state.piece(id)); });
    return static_cast<PieceId>(oldest - board.begin());
}

/// Of enemies alike in the target space (TRI-6) the oldest so many.
std::uint16_t oldestDefenders(const Table& table, const step::Attack& attack) {
    constexpr std::size_t most = 16;
    std::array<const Piece*, most> there{};
    std::size_t count = 0;
    for (const Piece& piece : table.state.board()) {
        if (piece.space() == table.state.piece(attack.minion).aim() && count < most) {
            there[count++] = &piece;
        }
    }
    if ((attack.defenders >> count) != 0) {
        return attack.defenders;  // names pieces that are not there
    }
    unsigned chosen = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (((attack.defenders >> i) & 1U) == 0) {
            continue;
        }
        std::size_t oldest = 0;
        while (!there[oldest]->bearsNameOf(*there[i]) || ((chosen >> oldest) & 1U) != 0) {
            ++oldest;
        }
        chosen |= 1U << oldest;
    }
    return static_cast<std::uint16_t>(chosen);
}

/// For a minion's interchangeable twin the minion itself stands, as far as the twin is targeted (ORI-2).
PieceId oldestTarget(const Table& table, PieceId minion, PieceId target) {
    const auto count = table.state.pieceCount;
    if (minion == target || index(minion) >= count || index(target) >= count) {
        return oldestLike(table, target);
    }
    const Piece& self = table.state.piece(minion);
    const bool twins = self.bearsNameOf(table.state.piece(target)) && !table.numbered(minion);
    return twins && self.aim() != self.space() ? target : oldestLike(table, target);
}

}  // namespace

Step standIn(const Table& table, const Step& step) {
    Step same = step;
    if (auto* attack = std::get_if<step::Attack>(&same); attack && index(attack->minion) < table.state.pieceCount) {
        attack->defenders = oldestDefenders(table, *attack);
    }
    const PieceId minion = minionOf(step);
    forEachField(same, [&]<class T>(auto field, T& value) {
        if constexpr (field == Field::target) {
            value = oldestTarget(table, minion, value);
        } else if constexpr (std::is_same_v<T, PieceId> && field != Field::attacker) {
            value = oldestLike(table, value);
        }
    });
    return same;
}

}  // namespace gnostica::engine
