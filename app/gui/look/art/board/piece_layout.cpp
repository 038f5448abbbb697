#include "app/gui/look/art/board/piece_layout.h"

#include "app/gui/look/art/board/board_metrics.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gnostica::gui {

namespace {

/// One hundredth of a tile.
constexpr double kUnit = metrics::kTile / 100;

/// Limits relative to the middle of a tile: the index above, the name below, and the edges.
constexpr double kBelowIndex = -28 * kUnit;
constexpr double kAboveName = 31 * kUnit;
constexpr double kInTile = 47 * kUnit;
/// Minimum distance between pieces in a row.
constexpr double kApart = 3 * kUnit;
constexpr double kCrowded = 0.75;

struct Slot {
    double x;
    double y;
};

constexpr std::array kOne{Slot{0, 3}};
constexpr std::array kTwo{Slot{-25, -8}, Slot{21, 10}};
constexpr std::array kThree{Slot{-23, -12}, Slot{23, -12}, Slot{0, 30}};

/// Pieces that would hide the pips of others are shrunk in these steps, to at least kLeast.
constexpr double kStep = 0.04;
constexpr double kLeast = 0.6;

QRectF boundsOf(const PieceLook& look, double scale) {
    const QRectF whole = outlineOf(look).boundingRect();
    return {whole.topLeft() * scale, whole.size() * scale};
}

/// `middle`, moved so that an extent of `before` to `behind` lies between `first` and `last`; one that is too long ends
/// after `last`.
double within(double middle, double before, double behind, double first, double last) {
    return std::max(std::min(middle, last - behind), first - before);
}

PieceSpot placed(const PieceLook& look, const Slot& slot, double scale, double lowest) {
    const QRectF bounds = boundsOf(look, scale);
    return {{within(slot.x * kUnit, bounds.left(), bounds.right(), -kInTile, kInTile),
             within(slot.y * kUnit, bounds.top(), bounds.bottom(), kBelowIndex, lowest)},
            scale};
}

/// Rows between the index and the lower edge of the tile.
std::vector<PieceSpot> inRows(std::span<const PieceLook> pieces) {
    const auto count = static_cast<int>(pieces.size());
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    const int rows = (count + columns - 1) / columns;
    const QSizeF cell(2 * kInTile / columns, (kInTile - kBelowIndex) / rows);
    double scale = kCrowded;
    for (const PieceLook& look : pieces) {
        const QSizeF size = boundsOf(look, 1).size();
        scale = std::min({scale, (cell.width() - kApart) / size.width(), (cell.height() - kApart) / size.height()});
    }
    std::vector<PieceSpot> spots;
    for (int i = 0; i < count; ++i) {
        const QPointF middle(-kInTile + (i % columns + 0.5) * cell.width(),
                             kBelowIndex + (std::floor(i / columns) + 0.5) * cell.height());
        spots.push_back({middle - boundsOf(pieces[static_cast<std::size_t>(i)], scale).center(), scale});
    }
    return spots;
}

double distance(const QPointF& point, const QPointF& from, const QPointF& to) {
    const QPointF way = to - from;
    const double part = QPointF::dotProduct(point - from, way) / QPointF::dotProduct(way, way);
    const QPointF off = point - from - way * std::clamp(part, 0.0, 1.0);
    return std::hypot(off.x(), off.y());
}

/// True if an outline with its keyline covers a pip.
bool covers(const QPolygonF& outline, const QPointF& pip) {
    if (outline.containsPoint(pip, Qt::OddEvenFill)) {
        return true;
    }
    for (qsizetype i = 0; i < outline.size(); ++i) {
        if (distance(pip, outline[i], outline[(i + 1) % outline.size()]) < kPipReach + 3) {
            return true;
        }
    }
    return false;
}

/// True if a later piece covers a pip of an earlier one.
bool hidesPips(std::span<const PieceLook> pieces, const std::vector<PieceSpot>& spots) {
    for (std::size_t above = 1; above < pieces.size(); ++above) {
        const QPolygonF outline = outlineOf(pieces[above]);
        for (std::size_t below = 0; below < above; ++below) {
            const QPointF way = (spots[below].offset - spots[above].offset) / spots[above].scale;
            for (const QPointF& pip : pipsOf(pieces[below])) {
                if (covers(outline, pip + way)) {
                    return true;
                }
            }
        }
    }
    return false;
}

std::vector<PieceSpot> inSlots(std::span<const PieceLook> pieces, std::span<const Slot> places, double scale,
                               double lowest) {
    std::vector<PieceSpot> spots;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        spots.push_back(placed(pieces[i], places[i], scale, lowest));
    }
    return scale > kLeast && hidesPips(pieces, spots) ? inSlots(pieces, places, scale - kStep, lowest) : spots;
}

}  // namespace

std::vector<PieceSpot> arrange(std::span<const PieceLook> pieces) {
    switch (pieces.size()) {
    case 1: return inSlots(pieces, kOne, 1, kAboveName);
    case 2: return inSlots(pieces, kTwo, 0.94, kAboveName);
    case 3: return inSlots(pieces, kThree, 0.86, kInTile);
    default: return pieces.empty() ? std::vector<PieceSpot>() : inRows(pieces);
    }
}

}  // namespace gnostica::gui
