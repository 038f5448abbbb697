// What the computers have just done.
#pragma once

#include "app/table/seats/seating.h"
#include "engine/play/game.h"

#include <span>

namespace gnostica::gui {

/// The last step of a computer, and what chance made of it; empty once a person has decided since. Where nobody had a
/// choice, nobody has decided.
std::span<const engine::Moment> lastComputerStep(const engine::Rules& rules, std::span<const engine::Moment> history,
                                                 const Seating& seating);

}  // namespace gnostica::gui
