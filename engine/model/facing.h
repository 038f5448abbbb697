// Directions on the board and facings of pieces (ORI-1).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace gnostica::engine {

/// Where a piece points: one of the four sides of the grid, or straight up; diagonally only in games with diagonal
/// facings (ORI-1).
enum class Facing : std::uint8_t { north, east, south, west, upright, northEast, southEast, southWest, northWest };

/// All facings, in the order in which notation and lists of steps name them: N E S W U NE SE SW NW.
inline constexpr std::array<Facing, 9> kAllFacings{Facing::north,     Facing::east,      Facing::south,
                                                   Facing::west,      Facing::upright,   Facing::northEast,
                                                   Facing::southEast, Facing::southWest, Facing::northWest};
/// The facings of most games: N E S W U.
inline constexpr std::array<Facing, 5> kFacings{Facing::north, Facing::east, Facing::south, Facing::west,
                                                Facing::upright};

constexpr bool isDiagonal(Facing facing) {
    return facing > Facing::upright;
}

/// Eighths of a turn clockwise from north. Not for upright.
constexpr int eighthsOf(Facing facing) {
    constexpr std::array<int, 9> eighths{0, 2, 4, 6, 0, 1, 3, 5, 7};
    return eighths[static_cast<std::size_t>(facing)];
}

/// The facing after this many quarter turns clockwise; upright does not change.
constexpr Facing turnedBy(Facing facing, int quarters) {
    if (facing == Facing::upright) {
        return facing;
    }
    const int first = isDiagonal(facing) ? static_cast<int>(Facing::northEast) : 0;
    return static_cast<Facing>(first + ((static_cast<int>(facing) - first + quarters) % 4 + 4) % 4);
}

}  // namespace gnostica::engine
