// Drawings as they lie on disk: plain, or packed as *.svgz.
#pragma once

#include "app/gui/look/art/drawing/drawing_problem.h"

#include <QByteArray>
#include <tl/expected.hpp>

#include <string_view>

namespace gnostica::gui {

/// No drawing is longer, packed or not: the renderer takes thirty times as much memory.
inline constexpr qint64 kLongestDrawing = 4 << 20;

/// The text of a drawing, unpacked where it is packed by gzip; never more than kLongestDrawing is unpacked.
tl::expected<QByteArray, DrawingProblem> unpacked(std::string_view bytes);

}  // namespace gnostica::gui
