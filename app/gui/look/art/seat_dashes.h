// Dashes of lines in graphs.
#pragma once

#include "engine/model/seat.h"

#include <QList>

namespace gnostica::gui {

/// The dash pattern of a seat's line, as for QPen, so that lines can be distinguished without colours; empty: solid.
QList<qreal> seatDashes(engine::Seat seat);

}  // namespace gnostica::gui
