// SVG from a stranger, made fit to be drawn.
#pragma once

#include "app/gui/look/art/drawing/drawing_problem.h"

#include <QByteArray>
#include <QRectF>
#include <tl/expected.hpp>

#include <optional>

namespace gnostica::gui {

/// What may stand in a drawing.
struct DrawingBounds {
    static constexpr int kDepth = 100;         ///< elements in elements, parts that are drawn again among them
    static constexpr int kElements = 100'000;  ///< likewise
    static constexpr int kNumber = 1'000'000;  ///< the largest coordinate, length or factor
    static constexpr int kPixels = 2'000'000;  ///< of all pictures that are embedded
};

struct CheckedDrawing {
    QByteArray text;                ///< what of it is drawn, and nothing else
    std::optional<QRectF> viewBox;  ///< its own or, without one, its own width and height
    qint64 elements = 0;
    qint64 pixels = 0;  ///< of pictures within it
};

/// Reads a drawing and writes it anew: shapes, groups, gradients, letters, style sheets, embedded pictures (PNG, JPEG).
/// Whatever else Qt does not draw, or some versions of it only, is left out: scripts, motion, filters, masks, patterns,
/// metadata. What would reach for another file, or take time or memory out of all proportion, is a problem. `text` is
/// not packed.
tl::expected<CheckedDrawing, DrawingProblem> checkedDrawing(const QByteArray& text);

}  // namespace gnostica::gui
