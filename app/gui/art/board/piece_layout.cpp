#include "app/gui/art/board/piece_layout.h"

#include "app/gui/art/board/board_metrics.h"

#include <cmath>

namespace gnostica::gui {

namespace {

/// Spots of a square of `side` x `side` places but for the first one; the second, where a long number reaches, comes
/// last.
std::vector<PieceSpot> grid(int side, int count) {
    const double step = metrics::kTile / side;
    const double scale = std::min(1.0, step / metrics::kPieceBox);
    std::vector<PieceSpot> spots;
    for (int i = 2; i < count + 2; ++i) {
        const int place = i == side * side ? 1 : i;
        const QPointF corner(place % side + 0.5, std::floor(place / side) + 0.5);
        spots.push_back({corner * step - QPointF(metrics::kTile, metrics::kTile) / 2, scale});
    }
    return spots;
}

}  // namespace

std::vector<PieceSpot> arrange(int count) {
    const double step = metrics::kTile / 4;
    switch (count) {
    case 0: return {};
    case 1: return {{{14, 14}, 1}};
    case 2: return {{{step, -step}, 1}, {{-step, step}, 1}};
    case 3: return {{{step, -step}, 1}, {{-step, step}, 1}, {{step, step}, 1}};
    default: break;
    }
    const int side = static_cast<int>(std::ceil(std::sqrt(count + 1)));
    return grid(side, count);
}

}  // namespace gnostica::gui
