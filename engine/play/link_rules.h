// Linked steps (LNK): the first halves that have a second half, and the steps that complete a link.
#pragma once

#include "engine/model/step_list.h"
#include "engine/powers/table.h"
#include "engine/rules/refusal.h"

namespace gnostica::engine {

/// Of the steps from index `from` on, keeps the first halves for which a legal second half exists.
void keepFirstHalves(const Table& table, std::size_t from, StepList& steps);

/// Keeps the steps that complete the pending link.
void keepSecondHalves(const Table& table, StepList& steps);

/// The rule of the link between this slot and the next (or the previous and this one, if the link is pending).
RuleId ruleOfLink(const Table& table);

/// The rule of a link that a card of this game has and such a step begins; TRN-4 if there is none.
RuleId ruleOfLinkedUse(const Rules& rules, const Step& step);

}  // namespace gnostica::engine
