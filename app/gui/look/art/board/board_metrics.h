// Sizes and layers of the board, in the units of the scene.
#pragma once

#include <QPointF>
#include <QRectF>

namespace gnostica::gui::metrics {

/// Side of the square of a space.
inline constexpr double kCell = 200;
/// Side of the visible square within it.
inline constexpr double kTile = 192;
inline constexpr double kTileRounding = 14;
/// Of the dotted frame of the wasteland within a tile.
inline constexpr double kDottedInset = 0.042 * kTile;
/// A card is a square in the middle of its tile; the rim round it shows the occupants.
inline constexpr double kCardSide = 174;
/// Side of the square for drawing a full-size piece in any direction, with keyline and shadow.
inline constexpr double kPieceBox = 152;
/// Side of the square that the cursor draws round a piece.
inline constexpr double kPieceCursor = 124;
/// Bases and lengths of lying pyramids, and sides of upright ones, small to large.
inline constexpr double kBases[3] = {40, 54, 69};
inline constexpr double kLengths[3] = {65, 88, 111};
inline constexpr double kSides[3] = {46, 61, 77};
/// Depth of a narrow space on the screen, in pixels, as far as the board has room: large enough for a click.
inline constexpr double kLeastTarget = 30;
/// Distance by which the table extends beyond the board, for panning.
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

inline QRectF square(const QPointF& centre, double side) {
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}
/// The tile, centred on the origin.
inline QRectF tile() {
    return square({}, kTile);
}
inline QRectF card() {
    return square({}, kCardSide);
}

}  // namespace gnostica::gui::metrics
