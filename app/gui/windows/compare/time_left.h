// Remaining time, in words.
#pragma once

#include <QString>

namespace gnostica::gui {

/// "About 3 more minutes.": a complete sentence.
QString timeLeft(double seconds);

}  // namespace gnostica::gui
