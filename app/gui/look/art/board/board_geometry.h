// Places of spaces in the scene.
#pragma once

#include "engine/model/space.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <span>

namespace gnostica::gui {

/// The first and last column and row of a rectangle of spaces.
struct SpaceBox {
    engine::Space first;
    engine::Space last;
    friend bool operator==(const SpaceBox&, const SpaceBox&) = default;
};

/// The smallest rectangle that contains these spaces; nullopt for none.
std::optional<SpaceBox> boxOf(std::span<const engine::Space> spaces);

/// Maps spaces to the scene and back. Columns and rows in which something stands or lies, and those between them, are
/// full; the rim beyond them may be narrow, since nothing but grass is there. A value.
///
/// Full spaces have the same place in every geometry: when a column or row grows, only the rim moves outwards.
class BoardGeometry {
public:
    /// Width of a narrow column as a part of a full one.
    static constexpr double kNarrow = 0.5;

    /// Every column and row is full.
    BoardGeometry() = default;
    /// Columns and rows beyond `full` have this depth, from kNarrow to 1, as a part of a full one.
    explicit BoardGeometry(const SpaceBox& full, double depth = kNarrow);
    /// All of `occupied` is full; nothing is narrow if there are no such spaces.
    static BoardGeometry around(std::span<const engine::Space> occupied, double depth = kNarrow);
    /// Part of the way from one geometry to another: `progress` is from 0 to 1.
    static BoardGeometry between(const BoardGeometry& from, const BoardGeometry& to, double progress);

    /// The geometry at the end of the way.
    BoardGeometry settled() const;
    bool isSettled() const { return !from_ && progress_ >= 1; }
    /// Full columns and rows at the end of the way; nullopt if all are full.
    std::optional<SpaceBox> fullSpaces() const;

    QRectF cellOf(engine::Space space) const;
    QPointF centreOf(engine::Space space) const { return cellOf(space).center(); }
    /// The visible part of a cell, which leaves a gap to its neighbours.
    QRectF tileOf(engine::Space space) const;
    /// The space that contains a point.
    engine::Space spaceAt(const QPointF& point) const;
    /// Bounds of these spaces.
    QRectF boundsOf(std::span<const engine::Space> spaces) const;
    /// True if its column or row is not full.
    bool isNarrow(engine::Space space) const;

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    struct Rim {
        SpaceBox full;
        double depth = kNarrow;
        friend bool operator==(const Rim&, const Rim&) = default;
    };
    struct Line;
    Line columns() const;
    Line rows() const;

    std::optional<Rim> from_;  ///< where the way began, if this is not its end
    std::optional<Rim> to_;
    double progress_ = 1;
};

/// Columns or rows that must fit into a view.
struct BoardSpan {
    int full = 0;
    int narrow = 0;
    friend bool operator==(const BoardSpan&, const BoardSpan&) = default;
};

struct BoardSpans {
    BoardSpan columns;
    BoardSpan rows;
    friend bool operator==(const BoardSpans&, const BoardSpans&) = default;
};
/// Columns and rows of the smallest rectangle that contains these spaces.
BoardSpans spansOf(std::span<const engine::Space> spaces, const BoardGeometry& geometry);

/// The largest side of a cell with which both spans fit into a room, in the units of the room. Narrow columns and rows
/// are at least `least` deep, if full ones are.
double cellFor(const QSizeF& room, const BoardSpans& spans, double least);
/// Depth of the rim with such a cell, as a part of it.
double depthFor(double cell, double least);

}  // namespace gnostica::gui
