// Matching of pieces before and after a change.
#pragma once

#include "engine/model/piece.h"
#include "engine/model/state.h"

#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// For each piece of `now`, the index in `before` of the piece whose item it takes over; each index is used once.
/// Pieces that look the same keep their items; the rest are matched by shared attributes. Affects only the look: the
/// real movements come from events.
std::vector<std::optional<std::size_t>> match(std::span<const engine::Piece> before,
                                              std::span<const engine::Piece> now);

/// The same for territories: first by card, then by space.
std::vector<std::optional<std::size_t>> match(std::span<const engine::Territory> before,
                                              std::span<const engine::Territory> now);

}  // namespace gnostica::gui
