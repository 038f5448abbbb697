// Ribbons across the table.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace gnostica::gui {

/// The colours of ribbons, the same in all themes. Contrast of all words to the ribbon: at least 5.5 to 1.
namespace ribbon {
inline constexpr QColor kFill{0xa3, 0x20, 0x1f};
inline constexpr QColor kFolds{0x6e, 0x15, 0x15};
inline constexpr QColor kWords{0xff, 0xf4, 0xda};
inline constexpr QColor kSecondLine{0xf3, 0xd9, 0xc2};
inline constexpr QColor kLightGold{0xf9, 0xdc, 0x83};
inline constexpr QColor kGold{0xe2, 0xa3, 0x25};
inline constexpr QColor kInk{0x1b, 0x18, 0x2b};
}  // namespace ribbon

/// The ends of a ribbon, in pixels.
struct RibbonEnds {
    double tail = 0;  ///< length outside of the front
    double fold = 0;  ///< how far they hang lower than the front
    double unit = 1;  ///< of notches and hems
};

/// How far it has unrolled from the middle, and its ends from behind it; from 0 to 1.
struct RibbonUnrolled {
    double front = 1;
    double tails = 1;
};

/// The visible part of a front that is unrolling.
QRectF shownFront(const QRectF& front, const RibbonUnrolled& unrolled);
/// Draws a ribbon with ends behind its front; `front` carries the words.
void paintRibbon(QPainter& painter, const QRectF& front, const RibbonEnds& ends, const RibbonUnrolled& unrolled = {});

}  // namespace gnostica::gui
