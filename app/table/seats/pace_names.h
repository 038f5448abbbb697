// Names of the paces of an automatic game.
#pragma once

#include "app/table/seats/pace.h"

#include <QString>

namespace gnostica::table {

/// The name of a pace in a list under the title "Pace".
QString paceName(Pace pace);

}  // namespace gnostica::table
