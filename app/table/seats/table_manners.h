// The table manners that the players have chosen.
#pragma once

namespace gnostica::table {

struct TableManners {
    bool coverHands = true;   ///< hands are shown only to their players: the screen is handed over between seats
    bool undoFreely = false;  ///< every step may be taken back
    bool watchHands = true;   ///< if only computers play, the hand of the deciding one is visible
    friend bool operator==(const TableManners&, const TableManners&) = default;
};

}  // namespace gnostica::table
