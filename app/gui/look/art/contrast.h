// Contrast between colours.
#pragma once

#include <QColor>

namespace gnostica::gui {

/// Minimum for text, and for marks that must be recognised (WCAG 2.1, 1.4.3 and 1.4.11).
inline constexpr double kReadable = 4.5;
inline constexpr double kSeen = 3;

/// From 0 (black) to 1 (white), as defined in WCAG 2.1.
double luminance(const QColor& colour);

/// From 1 to 21, as defined in WCAG 2.1. Both colours must be opaque.
double contrast(const QColor& one, const QColor& other);

/// The colour that contrasts more with `colour`.
const QColor& standingOut(const QColor& one, const QColor& other, const QColor& colour);

/// The result of drawing a possibly transparent colour over an opaque one.
QColor laidOver(const QColor& above, const QColor& below);

}  // namespace gnostica::gui
