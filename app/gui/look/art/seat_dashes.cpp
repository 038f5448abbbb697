#include "app/gui/look/art/seat_dashes.h"

#include <array>

namespace gnostica::gui {

QList<qreal> seatDashes(engine::Seat seat) {
    static const std::array<QList<qreal>, engine::kMaxSeats> kDashes{QList<qreal>{}, {5, 2}, {1, 1.6},
                                                                     {5, 2, 1, 2},   {9, 3}, {2.5, 2.5}};
    return kDashes[engine::index(seat)];
}

}  // namespace gnostica::gui
