// The kinds of step, and what steps of all kinds have in common.
#pragma once

#include "engine/model/step.h"
#include "engine/model/step_form.h"
#include "engine/rules/rules.h"

#include <vector>

namespace gnostica::engine {

/// How a step of this kind is written.
const Form& formOf(const Rules& rules, const Step& step);
bool areOfOneKind(const Step& a, const Step& b);

/// A step of each kind that can be read by these rules, with nothing filled in: those of the core, of this game's
/// owners, and of owners that are only known.
std::vector<Step> emptySteps(const Rules& rules);

/// The piece that acts, or of which the step speaks without one that acts; kNoPiece if there is none.
PieceId actorOf(const Step& step);
/// The other piece, whatever is to happen to it; kNoPiece if there is none.
PieceId targetOf(const Step& step);

}  // namespace gnostica::engine
