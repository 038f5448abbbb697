// The program from its window to its end.
#pragma once

#include "app/async/last_resort.h"
#include "app/diagnostics/log.h"

namespace gnostica::gui {

class MainWindow;

/// Runs until the window has been left, or somebody ends the event loop with a code. What is kept without a question is
/// on disk then. From the end of the event loop on, the process ends within the patience of `lastResort`, whatever
/// still goes on. The code.
int runUntilLeft(MainWindow& window, LastResort& lastResort, const diagnostics::Log& log);

}  // namespace gnostica::gui
