// Pieces that are written the same and have the same standing: one step stands for all of them.
#pragma once

#include "engine/model/step.h"
#include "engine/powers/table.h"

namespace gnostica::engine {

/// The step that stands for this one in legalSteps(): the same step of the oldest of interchangeable twins. Both are
/// legal, or neither is; they differ only in which of the twins acts and is acted on. Accepts any step; a step that
/// names no such twin stands for itself.
Step standIn(const Table& table, const Step& step);

}  // namespace gnostica::engine
