// What players call the spaces: a letter and a number, as on the edge of the board.
#pragma once

#include "engine/model/space.h"

#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// The letters of a column. The first territories lie in d to f; the columns east of z are aa, ab …, those west of a
/// are -a, -b … (-a is next to a). A board that grows keeps all names.
std::string columnName(int column);
/// The number of a row: 4 to 6 for the first territories; those north of 1 are 0, -1 …
std::string rowName(int row);
/// The column's name and the row's: "d4" for the space 0,0; "-a0" for the space -4,-4.
std::string nameOnEdge(Space space);

/// The space of this name, whose letters may be large or small; none for anything else, such as names beyond
/// ±kCoordinateLimit. A name has one spelling: no leading zeros.
std::optional<Space> spaceNamed(std::string_view name);
/// Whether a text has the form of such a name, wherever that would lie.
bool looksLikeSpaceName(std::string_view text);

}  // namespace gnostica::engine
