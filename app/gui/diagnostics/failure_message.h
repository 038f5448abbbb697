// Tells a person that something has failed which nobody had foreseen.
#pragma once

#include "app/diagnostics/failure.h"

namespace gnostica::gui {

/// In the message bar of the window in which the person is; in a box where there is none.
void tellFailure(const diagnostics::Failure& failure);

}  // namespace gnostica::gui
