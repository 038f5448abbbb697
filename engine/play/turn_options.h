// The options of a turn (TRN-1, TRN-2).
#pragma once

#include "engine/model/step_list.h"
#include "engine/powers/table.h"
#include "engine/rules/refusal.h"

#include <optional>

namespace gnostica::engine {

/// Adds every option of the mover: the options that explainOption() does not refuse, found more quickly.
void listOptions(const Table& table, StepList& out);

/// The reason why a step is not one of the options; nullopt if it is.
std::optional<Refusal> explainOption(const Table& table, const Step& step);

}  // namespace gnostica::engine
