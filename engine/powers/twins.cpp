#include "engine/powers/twins.h"

#include "engine/model/aimed_pieces.h"
#include "engine/rules/said_fields.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

/// The oldest of the twins that are interchangeable with a piece.
PieceId oldestLike(const Table& table, PieceId id) {
    if (index(id) >= table.state.pieceCount || table.standsForItsLike(id)) {
        return id;
    }
    const auto board = table.state.board();
    const auto oldest =
        std::ranges::find_if(board, [&](const Piece& piece) { return piece.bearsNameOf(table.state.piece(id)); });
    return static_cast<PieceId>(oldest - board.begin());
}

/// Replaces the aimed pieces by the oldest of their twins, the same number of each.
std::uint16_t oldestAimed(const Table& table, PieceId minion, std::uint16_t bits) {
    if (index(minion) >= table.state.pieceCount) {
        return bits;
    }
    std::array<const Piece*, kMostAimed> there{};
    std::size_t count = 0;
    forEachAimed(table.state, minion, distanceOf(bits),
                 [&](PieceId id, std::uint16_t) { there[count++] = &table.state.piece(id); });
    const unsigned named = piecesOf(bits);
    if ((named >> count) != 0) {
        return bits;  // names pieces that do not exist
    }
    unsigned chosen = bits - named;
    for (std::size_t i = 0; i < count; ++i) {
        if (((named >> i) & 1U) == 0) {
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

/// True if a minion does not aim at its interchangeable twin (ORI-2): a step that names both stands for itself, or else
/// it would become a step of the minion on itself.
bool missesTwin(const Table& table, PieceId minion, PieceId target) {
    const auto count = table.state.pieceCount;
    if (minion == target || index(minion) >= count || index(target) >= count) {
        return false;
    }
    const Piece& self = table.state.piece(minion);
    return self.bearsNameOf(table.state.piece(target)) && !table.numbered(minion) && self.aim() != self.space();
}

}  // namespace

Step standIn(const Table& table, const Step& step) {
    const PieceId minion = minionOf(step);
    if (missesTwin(table, minion, saidOr<Field::target>(table.rules, step, kNoPiece))) {
        return step;
    }
    Step same = step;
    forEachSaid(table.rules, same, [&]<class T>(auto field, T& value) {
        if constexpr (field == Field::bits) {
            value = oldestAimed(table, minion, value);
        } else if constexpr (std::is_same_v<T, PieceId> && field != Field::given) {
            value = oldestLike(table, value);
        }
    });
    return same;
}

}  // namespace gnostica::engine
