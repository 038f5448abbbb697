// Linked steps (LNK): which first halves have a second, and which steps complete a link.
#pragma once

#include "engine/model/step_list.h"
#include "engine/powers/table.h"
#include "engine/rules/refusal.h"

namespace gnostica::engine {

/// Keeps, from place `from` on, the first halves for which a legal second half exists.
void keepFirstHalves(const Table& table, std::size_t from, StepList& steps);

/// Keeps the steps that complete the pending link.
void keepSecondHalves(const Table& table, StepList& steps);

/// The rule of the link between the slot that is offered (or was, if the link is pending) and the next.
RuleId ruleOfLink(const Table& table);

/// The rule that says which card of this game links two steps of this kind; where none does, TRN-4.
RuleId ruleOfLinkedUse(const Rules& rules, const Step& step);

}  // namespace gnostica::engine
