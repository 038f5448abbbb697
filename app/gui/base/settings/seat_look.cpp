// Default looks of seats; separate from themes, which readers of settings do not need.
#include "app/gui/base/settings/seat_look.h"

namespace gnostica::gui {

SeatLooks defaultSeatLooks() {
    return {SeatLook{QColor(0xee, 0x2e, 0x52), Pattern::solid}, SeatLook{QColor(0x1a, 0x80, 0xf2), Pattern::stripes},
            SeatLook{QColor(0x34, 0x89, 0x64), Pattern::dots},  SeatLook{QColor(0xcc, 0x3a, 0xd0), Pattern::checks},
            SeatLook{QColor(0x9a, 0x69, 0x00), Pattern::rings}, SeatLook{QColor(0x76, 0x6e, 0x9d), Pattern::cross}};
}

}  // namespace gnostica::gui
