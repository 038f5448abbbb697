// Size of all texts, as the user has chosen it.
#pragma once

#include <QFont>

#include <array>

namespace gnostica::gui {

/// Choices of size, in per cent of the size that the desktop has chosen.
inline constexpr std::array kTextSizes{90, 100, 110, 125, 150, 175, 200};
inline constexpr int kUsualTextSize = 100;
/// No text is smaller than this, in pixels.
inline constexpr int kLeastLetter = 10;

/// The choice closest to `percent`, which may be any number.
int nearestTextSize(int percent);
/// The next larger (`steps` = 1) or smaller (−1) choice; the last one if there is none.
int textSizeBeside(int percent, int steps);

/// The font in another size, but no smaller than kLeastLetter.
QFont resized(QFont font, double factor);
/// The desktop's font for program text, in the size of `beside`.
QFont fixedFont(const QFont& beside);

}  // namespace gnostica::gui
