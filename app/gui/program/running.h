// The program from opening its window to its end.
#pragma once

#include "app/async/last_resort.h"
#include "app/diagnostics/log.h"

namespace gnostica::gui {

class MainWindow;

/// Runs until the window was left or the event loop was ended with a code, which is returned. Everything that needs no
/// question has been saved by then. After the end of the event loop, the process ends within the patience of
/// `lastResort`, whatever work is still running.
int runUntilLeft(MainWindow& window, async::LastResort& lastResort, const diagnostics::Log& log);

}  // namespace gnostica::gui
