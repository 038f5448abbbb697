// The players' names for spaces: a letter and a number, as on the edge of the board.
#pragma once

#include "engine/model/space.h"

#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// The letters of a column. The first territories are in d to f; the columns east of z are aa, ab …, those west of a
/// are -a, -b … (-a is next to a). The names do not change when the board grows.
std::string columnName(int column);
/// The number of a row: 4 to 6 for the first territories; the rows north of 1 are 0, -1 …
std::string rowName(int row);
/// The name of the column and of the row: "d4" for the space 0,0; "-a0" for the space -4,-4.
std::string nameOnEdge(Space space);

/// The space with this name, in small or capital letters; nullopt for any other text, such as names beyond
/// ±kCoordinateLimit. A name has one spelling: no leading zeros.
std::optional<Space> spaceNamed(std::string_view name);
/// True if a text has the form of such a name, even beyond the limit.
bool looksLikeSpaceName(std::string_view text);

}  // namespace gnostica::engine
