// Drawing time of a picture.
#pragma once

#include <QRectF>

class QSvgRenderer;

namespace gnostica::gui {

struct DrawingCost {
    double parts = 0;      ///< of all outlines and letters
    double dashes = 0;     ///< number of dashes of dashed lines
    double covered = 0;    ///< area relative to the card; overlapping shapes all count
    bool isFinite = true;  ///< all coordinates are finite and in range

    /// True if the limits for one card are exceeded.
    bool isTooMuch() const;
    bool isBlank() const { return covered <= 0; }
};

/// Runs through a drawing, including referenced parts, without rasterising it. `viewBox`: the part on the card.
DrawingCost costOf(QSvgRenderer& drawing, const QRectF& viewBox);

}  // namespace gnostica::gui
