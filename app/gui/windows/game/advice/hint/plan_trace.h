// A turn that is advised, as it is drawn over the board.
#pragma once

#include "app/gui/shared/board/board_trace.h"
#include "engine/bots/turn_outline.h"

#include <span>

namespace gnostica::gui {

/// What each step of the turn would do, numbered from 1 on.
BoardTrace traceOf(const engine::Rules& rules, std::span<const engine::bots::PlannedStep> turn);

}  // namespace gnostica::gui
