// Acts that name a facing.
#pragma once

#include "app/gui/base/keys/act.h"
#include "engine/model/facing.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace gnostica::gui {

inline constexpr std::array<std::pair<Act, engine::Facing>, 9> kFacingActs{{
    {Act::faceNorth, engine::Facing::north},
    {Act::faceEast, engine::Facing::east},
    {Act::faceSouth, engine::Facing::south},
    {Act::faceWest, engine::Facing::west},
    {Act::faceUpright, engine::Facing::upright},
    {Act::faceNorthEast, engine::Facing::northEast},
    {Act::faceSouthEast, engine::Facing::southEast},
    {Act::faceSouthWest, engine::Facing::southWest},
    {Act::faceNorthWest, engine::Facing::northWest},
}};

/// Returns nullopt for acts without a facing.
inline std::optional<engine::Facing> facingOf(std::optional<Act> act) {
    const auto found = std::ranges::find(kFacingActs, act, &std::pair<Act, engine::Facing>::first);
    return found == kFacingActs.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace gnostica::gui
