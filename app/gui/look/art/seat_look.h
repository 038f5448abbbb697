// How the pieces of a seat look.
#pragma once

#include <QColor>

#include <cstdint>

namespace gnostica::gui {

/// What tells owners apart beside the colour.
enum class Pattern : std::uint8_t { solid, stripes, dots, checks, rings, cross };

struct SeatLook {
    QColor colour;
    Pattern pattern = Pattern::solid;
    friend bool operator==(const SeatLook&, const SeatLook&) = default;
};

}  // namespace gnostica::gui
