// Where cards lie on the board when a game begins (SET-2), as documents draw it: rows of cells from north to south, the
// cells of a row from west to east with blanks between them.
#pragma once

#include "engine/model/card.h"
#include "engine/model/space.h"

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// A space on which a card lies at the start.
struct StartPlace {
    Space space;
    Card card;  ///< none: whatever is turned over there
    friend bool operator==(const StartPlace&, const StartPlace&) = default;
};
using StartLayout = std::vector<StartPlace>;

/// Rows and columns that a layout may have.
inline constexpr int kLongestLayout = 8;

inline constexpr std::string_view kAnyCardCell = "*";
inline constexpr std::string_view kHoleCell = ".";

/// Is this one of the two, or what a card is called?
bool isLayoutCell(std::string_view cell);

/// The cells of a row, blanks left out.
std::vector<std::string_view> cellsOf(std::string_view row);

/// The territories that these rows draw; cells that mean nothing are none.
StartLayout layoutOf(const std::vector<std::string>& rows);
/// The rows that draw it, without blanks at the edges.
std::vector<std::string> rowsOf(const StartLayout& layout);

/// All spaces of a rectangle, none with a card of its own.
StartLayout rectangle(int columns, int rows);

}  // namespace gnostica::engine
