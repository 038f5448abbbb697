// Places of everything on the table of a game.
#pragma once

#include <QRect>
#include <QSize>

namespace gnostica::gui {

/// What the plan depends on. Nothing here changes when a text does, so that the board and the hand never move.
struct TableNeeds {
    QSize window;            ///< its contents
    QSize room;              ///< of these, below the head
    int seals = 126;         ///< height of the seals
    double letters = 1;      ///< size of the letters, as a factor of the usual one
    bool hasPanels = false;  ///< panels of expansions lie on the table, if there is room for them
    bool rightToLeft = false;
};

/// In pixels from the upper left corner of the room.
struct TablePlan {
    QRect board;
    QRect column;  ///< plates, recap, choices
    QRect piles;
    QRect hand;  ///< with room above the cards for a raised one
    QRect seals;
    QRect card;    ///< usual room of the large card, with its sentence
    QRect panels;  ///< of expansions; empty if they need a tongue
    /// Room for the turns until an announced last turn, at the end of lines; while it is used, a panel ends above it,
    /// and the large card keeps below it, if there is enough room for both.
    QRect due;
    QRect tongues;
    QRect sheet;       ///< what a tongue unfolds
    int handCard = 0;  ///< width of a card
    int plate = 0;     ///< height
    int plateGap = 0;
};

TablePlan planFor(const TableNeeds& needs);

}  // namespace gnostica::gui
