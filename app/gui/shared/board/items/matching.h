// Which of the pieces shown before is which of those to be shown now.
#pragma once

#include "engine/model/piece.h"
#include "engine/model/state.h"

#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// For each piece of `now` the place in `before` of the one that may go on showing it; each is taken once. Pieces
/// that look alike keep their items; what is left over is matched by what it has in common. Only the look of
/// things hangs on it: where a piece came from, events say.
std::vector<std::optional<std::size_t>> match(std::span<const engine::Piece> before,
                                              std::span<const engine::Piece> now);

/// The same for territories: by card, then by space.
std::vector<std::optional<std::size_t>> match(std::span<const engine::Territory> before,
                                              std::span<const engine::Territory> now);

}  // namespace gnostica::gui
