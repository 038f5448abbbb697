// Sheets of parchment.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QMarginsF>
#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace gnostica::gui {

/// Room round a sheet for its shadow, in logical pixels; mostly below it, as the lamp hangs over the table.
inline constexpr QMargins kSheetShadow{7, 3, 7, 13};

/// Between the edge of a sheet in a window of this width and its contents: sheets take more room in large windows.
constexpr int sheetPadding(int windowWidth) {
    constexpr int kRoomyWindow = 1200;
    return windowWidth >= kRoomyWindow ? 10 : 4;
}

/// Emphasis of a sheet.
enum class SheetFrame {
    plain,
    gold,  ///< the player on turn, or the one thing to do
    grey   ///< no longer in the game
};

/// The outline of a sheet with deckled edges; the same for the same rectangle.
QPainterPath sheetOutline(const QRectF& sheet);

/// Draws short cuts within the right and the lower edge of a sheet, where the light does not reach.
void paintSheetCuts(QPainter& painter, const QRectF& sheet, const Theme& theme);

/// Draws a sheet with its shadow, which extends beyond the rectangle by kSheetShadow. Costly: paint it into a pixmap.
void paintSheet(QPainter& painter, const QRectF& sheet, SheetFrame frame, const Theme& theme);

}  // namespace gnostica::gui
