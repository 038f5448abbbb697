#include "app/gui/look/art/board/board_geometry.h"

#include "app/gui/look/art/board/board_metrics.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace gnostica::gui {

namespace {

/// Full columns or rows, and the depth of all others; in cells.
struct Stretch {
    int first = 0;
    int last = 0;
    double depth = 1;

    /// The nearer edge of a column or row.
    double start(int place) const {
        const double nearEdge = first - 0.5;
        const double farEdge = last + 0.5;
        return place < first  ? nearEdge - (first - place) * depth
               : place > last ? farEdge + (place - last - 1) * depth
                              : place - 0.5;
    }
    /// The column or row that contains a point.
    int at(double point) const {
        const double nearEdge = first - 0.5;
        const double farEdge = last + 0.5;
        return static_cast<int>(point < nearEdge  ? first - std::ceil((nearEdge - point) / depth)
                                : point < farEdge ? std::floor(point + 0.5)
                                                  : last + 1 + std::floor((point - farEdge) / depth));
    }
};

/// Nobody can point at anything beyond; in cells.
constexpr double kFarthestPlace = 1.5 * engine::kCoordinateLimit;

std::int16_t coordinate(int place) {
    return static_cast<std::int16_t>(std::clamp<int>(place, INT16_MIN, INT16_MAX));
}

BoardSpan spanOf(int first, int last, int firstFull, int lastFull) {
    const int all = last - first + 1;
    const int full = std::max(0, std::min(last, lastFull) - std::max(first, firstFull) + 1);
    return {full, all - full};
}

/// The side of a cell with which a span has this length. The rim is narrow in large cells, has its least depth in
/// smaller ones, and is as deep as everything else in tiny ones.
double cellIn(double length, const BoardSpan& span, double least) {
    const double narrow = length / (span.full + BoardGeometry::kNarrow * span.narrow);
    if (narrow * BoardGeometry::kNarrow >= least) {
        return narrow;
    }
    const double even = length / (span.full + span.narrow);
    return even <= least || span.full == 0 ? even : (length - span.narrow * least) / span.full;
}

}  // namespace

/// Columns or rows on the way between two stretches.
struct BoardGeometry::Line {
    Stretch from;
    Stretch to;
    double progress = 1;

    double start(int place) const { return from.start(place) + (to.start(place) - from.start(place)) * progress; }
    int at(double point) const {
        int place = to.at(point);
        while (point < start(place)) {
            --place;
        }
        while (point >= start(place + 1)) {
            ++place;
        }
        return place;
    }
};

std::optional<SpaceBox> boxOf(std::span<const engine::Space> spaces) {
    if (spaces.empty()) {
        return std::nullopt;
    }
    SpaceBox box{spaces.front(), spaces.front()};
    for (const engine::Space space : spaces) {
        box.first = {std::min(box.first.column, space.column), std::min(box.first.row, space.row)};
        box.last = {std::max(box.last.column, space.column), std::max(box.last.row, space.row)};
    }
    return box;
}

BoardGeometry::BoardGeometry(const SpaceBox& full, double depth) : to_(Rim{full, std::clamp(depth, kNarrow, 1.0)}) {}

BoardGeometry BoardGeometry::around(std::span<const engine::Space> occupied, double depth) {
    const auto box = boxOf(occupied);
    return box ? BoardGeometry(*box, depth) : BoardGeometry();
}

BoardGeometry BoardGeometry::between(const BoardGeometry& from, const BoardGeometry& to, double progress) {
    if (progress >= 1) {
        return to.settled();
    }
    BoardGeometry way;
    way.from_ = from.to_;
    way.to_ = to.to_;
    way.progress_ = std::max(0.0, progress);
    return way;
}

BoardGeometry BoardGeometry::settled() const {
    BoardGeometry end;
    end.to_ = to_;
    return end;
}

std::optional<SpaceBox> BoardGeometry::fullSpaces() const {
    return to_ ? std::optional(to_->full) : std::nullopt;
}

BoardGeometry::Line BoardGeometry::columns() const {
    const auto stretch = [](const std::optional<Rim>& rim) {
        return rim ? Stretch{rim->full.first.column, rim->full.last.column, rim->depth} : Stretch();
    };
    return {stretch(from_), stretch(to_), progress_};
}

BoardGeometry::Line BoardGeometry::rows() const {
    const auto stretch = [](const std::optional<Rim>& rim) {
        return rim ? Stretch{rim->full.first.row, rim->full.last.row, rim->depth} : Stretch();
    };
    return {stretch(from_), stretch(to_), progress_};
}

QRectF BoardGeometry::cellOf(engine::Space space) const {
    const Line across = columns();
    const Line down = rows();
    return QRectF(QPointF(across.start(space.column), down.start(space.row)) * metrics::kCell,
                  QPointF(across.start(space.column + 1), down.start(space.row + 1)) * metrics::kCell);
}

QRectF BoardGeometry::tileOf(engine::Space space) const {
    constexpr double gap = (metrics::kCell - metrics::kTile) / 2;
    return cellOf(space).adjusted(gap, gap, -gap, -gap);
}

engine::Space BoardGeometry::spaceAt(const QPointF& point) const {
    const auto inCells = [](double place) {
        return std::clamp(place / metrics::kCell, -kFarthestPlace, kFarthestPlace);
    };
    return {coordinate(columns().at(inCells(point.x()))), coordinate(rows().at(inCells(point.y())))};
}

QRectF BoardGeometry::boundsOf(std::span<const engine::Space> spaces) const {
    const auto box = boxOf(spaces);
    return box ? cellOf(box->first) | cellOf(box->last) : QRectF();
}

bool BoardGeometry::isNarrow(engine::Space space) const {
    const QSizeF size = cellOf(space).size();
    return std::min(size.width(), size.height()) < metrics::kCell * (1 - 1e-6);
}

BoardSpans spansOf(std::span<const engine::Space> spaces, const BoardGeometry& geometry) {
    const auto all = boxOf(spaces);
    if (!all) {
        return {};
    }
    const SpaceBox full = geometry.fullSpaces().value_or(*all);
    return {spanOf(all->first.column, all->last.column, full.first.column, full.last.column),
            spanOf(all->first.row, all->last.row, full.first.row, full.last.row)};
}

double cellFor(const QSizeF& room, const BoardSpans& spans, double least) {
    return std::min(cellIn(room.width(), spans.columns, least), cellIn(room.height(), spans.rows, least));
}

double depthFor(double cell, double least) {
    return std::clamp(least / cell, BoardGeometry::kNarrow, 1.0);
}

}  // namespace gnostica::gui
