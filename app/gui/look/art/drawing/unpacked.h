// Drawings as stored on disk: plain, or compressed as *.svgz.
#pragma once

#include "app/gui/look/art/drawing/drawing_problem.h"

#include <QByteArray>
#include <tl/expected.hpp>

#include <string_view>

namespace gnostica::gui {

/// Maximum length of a drawing in bytes, also decompressed: the renderer takes thirty times as much memory.
inline constexpr qint64 kLongestDrawing = 4 << 20;

/// The text of a drawing, decompressed if it is gzip; decompresses at most kLongestDrawing bytes.
tl::expected<QByteArray, DrawingProblem> unpacked(std::string_view bytes);

}  // namespace gnostica::gui
