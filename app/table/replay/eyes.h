// Through whose eyes a record may be seen.
#pragma once

#include "app/table/seats/seating.h"
#include "engine/play/game.h"

#include <vector>

namespace gnostica::gui {

/// How somebody looks at a record.
struct Eyes {
    enum class Kind : std::uint8_t {
        open,    ///< sees what lies open
        seat,    ///< sees the hand of one seat
        decider  ///< sees each moment as the player whose decision it is
    };
    Kind kind = Kind::open;
    engine::Seat seat = engine::Seat::none;  ///< of Kind::seat
    friend bool operator==(const Eyes&, const Eyes&) = default;
};

/// Is this the same deal, so that what lies hidden in one lies hidden in the other?
bool isSameDeal(const engine::Game& one, const engine::Game& other);

/// The eyes through which `game` may be seen at this screen while `running` is played there (nullptr: nothing is); the
/// first is the natural one. After its end nothing of a game is secret, unless the same deal is being played here
/// still. Before, the only person at a table may see their own hand. Where several people play, nobody knows which of
/// them looks: only what lies open is shown. Computers have no secrets.
std::vector<Eyes> allowedEyes(const engine::Game& game, const Seating& seating, const engine::Game* running);

}  // namespace gnostica::gui
