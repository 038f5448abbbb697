// The table as text.
#pragma once

#include "engine/play/view.h"
#include "engine/rules/rules.h"

#include <iosfwd>

namespace gnostica::cli {

/// Draws the board with its territories and pieces, then a line for each seat (score, stash, the part of the hand that
/// the viewer knows) and the piles. A board too wide for a terminal becomes a list.
void drawTable(std::ostream& out, const engine::View& view, const engine::Rules& rules);

}  // namespace gnostica::cli
