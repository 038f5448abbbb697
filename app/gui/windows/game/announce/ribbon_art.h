// Drawing of the ribbon over the board.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/windows/game/announce/ribbon_plan.h"

#include <QColor>

class QPainter;

namespace gnostica::gui {

/// The same in all themes. Contrast of all words to the ribbon: at least 5.5 to 1.
namespace ribbon {
inline constexpr QColor kFill{0xa3, 0x20, 0x1f};
inline constexpr QColor kFolds{0x6e, 0x15, 0x15};
inline constexpr QColor kWords{0xff, 0xf4, 0xda};
inline constexpr QColor kSecondLine{0xf3, 0xd9, 0xc2};
inline constexpr QColor kLightGold{0xf9, 0xdc, 0x83};
inline constexpr QColor kGold{0xe2, 0xa3, 0x25};
inline constexpr QColor kInk{0x1b, 0x18, 0x2b};
}  // namespace ribbon

/// How far it has unrolled from the middle, and its ends from behind it; from 0 to 1.
struct RibbonUnrolled {
    double front = 1;
    double tails = 1;
};

/// Draws ribbons and caches their pieces.
class RibbonArt {
public:
    void paint(QPainter& painter, const RibbonPlan& plan, const RibbonWords& words, const RibbonUnrolled& unrolled,
               Qt::LayoutDirection direction);

private:
    void paintNotches(QPainter& painter, const QRect& place, const RibbonWords& words, Qt::LayoutDirection direction);

    PyramidArt pyramids_;
    Pictures pictures_;
};

}  // namespace gnostica::gui
