// How well one colour is seen on another.
#pragma once

#include <QColor>

namespace gnostica::gui {

/// Of text, and of marks that must be recognised (WCAG 2.1, 1.4.3 and 1.4.11).
inline constexpr double kReadable = 4.5;
inline constexpr double kSeen = 3;

/// From 0, black, to 1, white, as WCAG 2.1 has it.
double luminance(const QColor& colour);

/// From 1 to 21, as WCAG 2.1 has it. Both are opaque.
double contrast(const QColor& one, const QColor& other);

/// Which of the two differs more from `colour`.
const QColor& standingOut(const QColor& one, const QColor& other, const QColor& colour);

/// The colour that is seen where one that may be clear lies over an opaque one.
QColor laidOver(const QColor& above, const QColor& below);

}  // namespace gnostica::gui
