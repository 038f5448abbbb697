// A moment as a seat may know it, in the notation.
#pragma once

#include "engine/play/told.h"

#include <string>

namespace gnostica::engine {

/// The step or outcome as text. If part of it is hidden from the viewer, its first word and an ellipsis: "bid …",
/// "shuffle …".
std::string toText(const Rules& rules, const ToldMoment& moment);

}  // namespace gnostica::engine
