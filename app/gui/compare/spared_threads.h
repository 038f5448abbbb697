// How much of the machine long work may take.
#pragma once

namespace gnostica::gui {

/// All threads but one, which is left to whoever sits before the screen; one at least.
int sparedThreads();

}  // namespace gnostica::gui
