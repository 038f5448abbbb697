// The kinds of step, and properties of steps of all kinds.
#pragma once

#include "engine/model/step.h"
#include "engine/model/step_form.h"
#include "engine/rules/rules.h"

#include <vector>

namespace gnostica::engine {

/// The written form of this kind of step.
const Form& formOf(const Rules& rules, const Step& step);
bool areOfOneKind(const Step& a, const Step& b);

/// A step of each kind that can be read under these rules, with nothing filled in: kinds of the core, of this game's
/// owners, and of owners that are known but not used.
std::vector<Step> emptySteps(const Rules& rules);

/// The piece that acts or, if none does, the piece that the step names; kNoPiece if there is none.
PieceId actorOf(const Step& step);
/// The other piece, in any role; kNoPiece if there is none.
PieceId targetOf(const Step& step);

}  // namespace gnostica::engine
