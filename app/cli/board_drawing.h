// The table as text.
#pragma once

#include "engine/play/view.h"
#include "engine/rules/rules.h"

#include <iosfwd>

namespace gnostica::cli {

/// Draws the board with its territories and pieces, then a line for each seat (score, stash, hand as far as the
/// viewer knows it) and the piles. A board that is too wide for a terminal becomes a list.
void drawTable(std::ostream& out, const engine::View& view, const engine::Rules& rules);

}  // namespace gnostica::cli
