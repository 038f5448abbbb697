// What the people at the table have agreed on.
#pragma once

namespace gnostica::gui {

struct TableManners {
    bool coverHands = true;   ///< a hand is shown only to its player: the screen is handed over between seats
    bool undoFreely = false;  ///< everything may be taken back
    bool watchHands = true;   ///< where only computers play, the hand of the one that decides is seen
    friend bool operator==(const TableManners&, const TableManners&) = default;
};

}  // namespace gnostica::gui
