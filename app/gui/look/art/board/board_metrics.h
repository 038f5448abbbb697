// Sizes and layers of the board, in the units of the scene.
#pragma once

#include "engine/model/space.h"

#include <QPointF>
#include <QRectF>

#include <cmath>

namespace gnostica::gui::metrics {

/// A space is a square of this side.
inline constexpr double kCell = 200;
/// The visible square within it.
inline constexpr double kTile = 192;
inline constexpr double kTileRounding = 14;
/// A card lies in the middle of its tile as a square; round it stands who is there.
inline constexpr double kCardSide = 174;
/// The square that a piece of full size is drawn in, wherever it points, with its keyline and its shadow.
inline constexpr double kPieceBox = 152;
/// The square that the cursor marks round one.
inline constexpr double kPieceCursor = 124;
/// Bases and lengths of pyramids that lie, and the sides of those that stand, small to large.
inline constexpr double kBases[3] = {40, 54, 69};
inline constexpr double kLengths[3] = {65, 88, 111};
inline constexpr double kSides[3] = {46, 61, 77};
/// Around what is in view, beside what a space leaves free round its tile.
inline constexpr double kMargin = 2;
/// How far the table reaches beyond them, so that one may pan.
inline constexpr double kApron = 3 * kCell;

// Layers, lowest first.
inline constexpr double kSpaceLayer = 0;
inline constexpr double kCardLayer = 10;
inline constexpr double kMarkLayer = 20;
inline constexpr double kPieceLayer = 30;
inline constexpr double kFadingLayer = 35;
inline constexpr double kGhostLayer = 40;
inline constexpr double kCursorLayer = 45;
inline constexpr double kLiftedLayer = 50;

inline QPointF centreOf(engine::Space space) {
    return {space.column * kCell, space.row * kCell};
}

inline QRectF square(const QPointF& centre, double side) {
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}
inline QRectF cellOf(engine::Space space) {
    return square(centreOf(space), kCell);
}
/// The tile, its centre being the origin.
inline QRectF tile() {
    return square({}, kTile);
}
inline QRectF card() {
    return square({}, kCardSide);
}

/// The space in which a point lies.
inline engine::Space spaceAt(const QPointF& point) {
    return {static_cast<std::int16_t>(std::lround(point.x() / kCell)),
            static_cast<std::int16_t>(std::lround(point.y() / kCell))};
}

}  // namespace gnostica::gui::metrics
