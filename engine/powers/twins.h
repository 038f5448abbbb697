// Pieces that are alike in every letter and in what they may do: one step stands for all of them.
#pragma once

#include "engine/model/step.h"
#include "engine/powers/table.h"

namespace gnostica::engine {

/// The step that stands for this one in legalSteps(): the same step of the oldest of interchangeable twins. Legal if
/// and only if that one is; it differs in nothing but which of the twins acts and is acted upon. Any step may be given;
/// one that names no such twin stands for itself.
Step standIn(const Table& table, const Step& step);

}  // namespace gnostica::engine
