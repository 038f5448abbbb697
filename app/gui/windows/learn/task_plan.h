// Places of everything on the table of a lesson or puzzle.
#pragma once

#include <QRect>
#include <QSize>

namespace gnostica::gui {

/// What the plan depends on. Nothing here changes during a task, so that the board never moves.
struct TaskNeeds {
    QSize window;         ///< its contents
    QSize room;           ///< of these, below the head and beside the panels of expansions
    int seals = 126;      ///< height of the seals
    double letters = 1;   ///< size of the letters, as a factor of the usual one
    bool hasRow = false;  ///< hand, piles and seals lie under the board
    bool rightToLeft = false;
};

/// In pixels from the upper left corner of the room; the parts of the row are empty without one.
struct TaskPlan {
    QRect board;
    QRect column;  ///< plates and choices
    QRect card;    ///< the large card
    QRect words;   ///< the sheet of the texts
    QRect piles;
    QRect hand;  ///< with room above the cards for a raised one
    QRect seals;
    int handCard = 0;  ///< width of a card
    int plate = 0;     ///< height
    int plateGap = 0;
};

TaskPlan taskPlanFor(const TaskNeeds& needs);

}  // namespace gnostica::gui
