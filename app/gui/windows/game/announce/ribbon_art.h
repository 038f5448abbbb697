// Drawing of the ribbon over the board.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/parchment/ribbon.h"
#include "app/gui/windows/game/announce/ribbon_plan.h"

class QPainter;

namespace gnostica::gui {

/// Draws ribbons with their words, and caches their pieces.
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
