// The viewpoints from which a record may be seen.
#pragma once

#include "app/table/seats/seating.h"
#include "engine/play/game.h"

#include <vector>

namespace gnostica::table {

/// A viewpoint.
struct Eyes {
    enum class Kind : std::uint8_t {
        open,    ///< sees only what is open
        seat,    ///< also sees the hand of one seat
        decider  ///< sees each moment as the player who decides
    };
    Kind kind = Kind::open;
    engine::Seat seat = engine::Seat::none;  ///< for Kind::seat
    friend bool operator==(const Eyes&, const Eyes&) = default;
};

/// True if both games have the same deal, and thus the same secrets.
bool isSameDeal(const engine::Game& one, const engine::Game& other);

/// The viewpoints from which `game` may be seen at this screen while `running` is played there (nullptr: none); the
/// first is the default. After its end a game has no secrets, unless the same deal is still being played here. Before
/// the end, the only person at a table may see their own hand. With several people, it is unknown who is looking: only
/// what is open is shown. Computers have no secrets.
std::vector<Eyes> allowedEyes(const engine::Game& game, const Seating& seating, const engine::Game* running);

}  // namespace gnostica::table
