// Directions on the board and what a piece may face (ORI-1).
#pragma once

#include <array>
#include <cstdint>

namespace gnostica::engine {

/// Where a piece points: one of the four sides of the grid, or straight up. Never diagonally (ORI-1).
enum class Facing : std::uint8_t { north, east, south, west, upright };

/// All facings, in the order in which notation and lists of steps name them: N E S W U.
inline constexpr std::array<Facing, 5> kFacings{Facing::north, Facing::east, Facing::south, Facing::west,
                                                Facing::upright};

}  // namespace gnostica::engine
