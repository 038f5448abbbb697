// Tells a person that something has failed which nobody had foreseen.
#pragma once

#include "app/diagnostics/failure.h"

#include <QString>

namespace gnostica::gui {

/// Names the plug-in where one is to blame.
QString reasonOf(const diagnostics::Failure& failure);

/// In the message bar of the window in which the person is; in a box where there is none.
void tellFailure(const diagnostics::Failure& failure);

}  // namespace gnostica::gui
