// Looks of the pieces of a seat.
#pragma once

#include "engine/model/seat.h"

#include <QColor>

#include <array>
#include <cstdint>

namespace gnostica::gui {

/// Distinguishes owners in addition to colour.
enum class Pattern : std::uint8_t { solid, stripes, dots, checks, rings, cross };

struct SeatLook {
    QColor colour;
    Pattern pattern = Pattern::solid;
    friend bool operator==(const SeatLook&, const SeatLook&) = default;
};

using SeatLooks = std::array<SeatLook, engine::kMaxSeats>;

/// Six colours that colour-blind people can also distinguish, each with a contrast of at least 3:1 (WCAG 1.4.11) to the
/// paper round pieces, the tiles and the panels of all themes.
SeatLooks defaultSeatLooks();

}  // namespace gnostica::gui
