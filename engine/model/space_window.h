// A set of spaces that are near each other.
#pragma once

#include "engine/model/space.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace gnostica::engine {

/// Spaces of a square around `centre`, one bit each: faster to query than a list. The board has no bounds, so callers
/// need another way for spaces outside the square.
class SpaceWindow {
public:
    explicit SpaceWindow(Space centre) : column_(centre.column - kHalf), row_(centre.row - kHalf) {}

    bool covers(Space space) const {
        return static_cast<unsigned>(space.column - column_) < kSide && static_cast<unsigned>(space.row - row_) < kSide;
    }
    /// Only for a space that the window covers.
    bool has(Space space) const { return (rows_[rowOf(space)] & bitOf(space)) != 0; }
    void add(Space space) { rows_[rowOf(space)] |= bitOf(space); }

private:
    static constexpr unsigned kSide = 32;
    static constexpr int kHalf = kSide / 2;

    std::size_t rowOf(Space space) const {
        assert(covers(space));
        return static_cast<std::size_t>(space.row - row_);
    }
    std::uint32_t bitOf(Space space) const { return std::uint32_t{1} << static_cast<unsigned>(space.column - column_); }

    int column_;
    int row_;
    std::array<std::uint32_t, kSide> rows_{};
};

}  // namespace gnostica::engine
