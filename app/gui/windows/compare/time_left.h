// How long it will take, in words.
#pragma once

#include <QString>

namespace gnostica::gui {

/// "About 3 more minutes.": a whole sentence.
QString timeLeft(double seconds);

}  // namespace gnostica::gui
