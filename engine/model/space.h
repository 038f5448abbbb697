// Spaces of the unbounded board (SPC-1).
#pragma once

#include "engine/model/facing.h"

#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>

namespace gnostica::engine {

/// A space of the grid. Columns grow to the east, rows to the south; the first 3x3 is 0,0 to 2,2.
struct Space {
    std::int16_t column = 0;
    std::int16_t row = 0;

    friend constexpr bool operator==(Space, Space) = default;
    friend constexpr auto operator<=>(Space, Space) = default;  // NOLINT(modernize-use-nullptr)
};

/// Largest coordinate that text may name; play stays well within the range of a Space.
inline constexpr int kCoordinateLimit = 10'000;

/// The space at this distance; for an upright facing, `from` itself (ORI-2).
constexpr Space neighbour(Space from, Facing facing, int distance = 1) {
    constexpr std::array<int, 9> columns{0, 1, 0, -1, 0, 1, 1, -1, -1};
    constexpr std::array<int, 9> rows{-1, 0, 1, 0, 0, -1, 1, 1, -1};
    const auto side = static_cast<std::size_t>(facing);
    return {static_cast<std::int16_t>(from.column + columns[side] * distance),
            static_cast<std::int16_t>(from.row + rows[side] * distance)};
}

/// The spaces at the four sides of a space, north first.
constexpr std::array<Space, 4> neighbours(Space space) {
    return {neighbour(space, Facing::north), neighbour(space, Facing::east), neighbour(space, Facing::south),
            neighbour(space, Facing::west)};
}

/// True for two spaces that share a side.
inline bool adjacent(Space a, Space b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1;
}

}  // namespace gnostica::engine
