// The cards on the board at the start of a game (SET-2), as documents draw them: rows of cells from north to south; the
// cells of a row go from west to east, separated by blanks.
#pragma once

#include "engine/model/card.h"
#include "engine/model/space.h"

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// A space that has a card at the start.
struct StartPlace {
    Space space;
    Card card;  ///< none: the next card of the deck
    friend bool operator==(const StartPlace&, const StartPlace&) = default;
};
using StartLayout = std::vector<StartPlace>;

/// The most rows, and the most columns, of a layout.
inline constexpr int kLongestLayout = 8;

inline constexpr std::string_view kAnyCardCell = "*";
inline constexpr std::string_view kHoleCell = ".";

/// True for one of these two cells and for the key of a card.
bool isLayoutCell(std::string_view cell);

/// The cells of a row, without the blanks.
std::vector<std::string_view> cellsOf(std::string_view row);

/// The territories that these rows draw; cells without a meaning are skipped.
StartLayout layoutOf(const std::vector<std::string>& rows);
/// The rows that draw a layout, so that layoutOf() gives the same spaces. Holes at the end of a row and rows below the
/// last card are left out; holes before the first card and rows above it are not, since spaces are counted from there.
std::vector<std::string> rowsOf(const StartLayout& layout);

/// All spaces of a rectangle, none with a fixed card.
StartLayout rectangle(int columns, int rows);

}  // namespace gnostica::engine
