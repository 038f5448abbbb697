// What the paces of a game that goes by itself are called.
#pragma once

#include "app/table/seats/pace.h"

#include <QString>

namespace gnostica::gui {

/// An entry of a list under the title "Pace".
QString paceName(Pace pace);

}  // namespace gnostica::gui
