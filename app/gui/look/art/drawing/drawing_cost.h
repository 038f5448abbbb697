// How long a drawing would take.
#pragma once

#include <QRectF>

class QSvgRenderer;

namespace gnostica::gui {

struct DrawingCost {
    double parts = 0;      ///< of all outlines and letters
    double dashes = 0;     ///< dashes of dashed lines
    double covered = 0;    ///< area, the whole card being 1; what lies on top of each other counts each time
    bool isFinite = true;  ///< every place is one that can be computed with

    /// Over the bounds that are set for one card.
    bool isTooMuch() const;
    bool isBlank() const { return covered <= 0; }
};

/// Goes through a drawing as it would be drawn, with all that refers to other parts of it, without touching a pixel.
/// `viewBox`: what of it is on the card.
DrawingCost costOf(QSvgRenderer& drawing, const QRectF& viewBox);

}  // namespace gnostica::gui
