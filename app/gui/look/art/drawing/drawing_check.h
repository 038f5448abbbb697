// Checks that make SVG from unknown sources safe to draw.
#pragma once

#include "app/gui/look/art/drawing/drawing_problem.h"

#include <QByteArray>
#include <QRectF>
#include <tl/expected.hpp>

#include <optional>

namespace gnostica::gui {

/// Limits of a drawing.
struct DrawingBounds {
    static constexpr int kDepth = 100;         ///< nesting of elements, including referenced parts
    static constexpr int kElements = 100'000;  ///< number of elements, including referenced parts
    static constexpr int kNumber = 1'000'000;  ///< largest coordinate, length or factor
    static constexpr int kPixels = 2'000'000;  ///< of all embedded pictures
};

struct CheckedDrawing {
    QByteArray text;                ///< only the drawn content
    std::optional<QRectF> viewBox;  ///< its own or, if it has none, its width and height
    qint64 elements = 0;
    qint64 pixels = 0;  ///< of embedded pictures
};

/// Reads a drawing and writes a copy with shapes, groups, gradients, text, style sheets and embedded pictures (PNG,
/// JPEG). Omits whatever Qt, or some of its versions, does not draw: scripts, animation, filters, masks, patterns,
/// metadata. References to other files and excessive use of time or memory are problems. `text` must not be compressed.
tl::expected<CheckedDrawing, DrawingProblem> checkedDrawing(const QByteArray& text);

}  // namespace gnostica::gui
