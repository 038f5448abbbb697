// What a seat was told of a moment, in the notation.
#pragma once

#include "engine/play/told.h"

#include <string>

namespace gnostica::engine {

/// The step or outcome as text. Where something of it is hidden from the viewer, its first word and an ellipsis:
/// "bid …", "shuffle …".
std::string toText(const Rules& rules, const ToldMoment& moment);

}  // namespace gnostica::engine
