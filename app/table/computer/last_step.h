// The last step of a computer.
#pragma once

#include "app/table/seats/seating.h"
#include "engine/play/game.h"

#include <span>

namespace gnostica::table {

/// The last step of a computer, and its outcomes of chance; empty if a person has decided since. Forced steps are not
/// decisions.
std::span<const engine::Moment> lastComputerStep(const engine::Rules& rules, std::span<const engine::Moment> history,
                                                 const Seating& seating);

}  // namespace gnostica::table
