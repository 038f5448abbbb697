// An advised turn as drawn over the board.
#pragma once

#include "app/gui/shared/board/board_trace.h"
#include "engine/bots/turn_outline.h"

#include <span>

namespace gnostica::gui {

/// Marks the effect of each step of the turn, numbered from 1.
BoardTrace traceOf(const engine::Rules& rules, std::span<const engine::bots::PlannedStep> turn);

}  // namespace gnostica::gui
