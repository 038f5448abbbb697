// What a turn may consist of (TRN-1, TRN-2).
#pragma once

#include "engine/model/step_list.h"
#include "engine/powers/table.h"
#include "engine/rules/refusal.h"

#include <optional>

namespace gnostica::engine {

/// Adds every option that the mover has: quickly, those that explainOption() does not refuse.
void listOptions(const Table& table, StepList& out);

/// Why a step is none of them; nullopt if it is.
std::optional<Refusal> explainOption(const Table& table, const Step& step);

}  // namespace gnostica::engine
