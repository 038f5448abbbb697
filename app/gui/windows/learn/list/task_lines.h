// What the list says about lessons and puzzles.
#pragma once

#include "app/gui/shared/board/board_glance.h"

#include <QString>

namespace gnostica::gui {

struct LessonLine {
    QString group;  ///< lessons of one group are consecutive
    QString title;
    BoardGlance board;
    bool isDone = false;
};

struct PuzzleLine {
    QString asked;  ///< the goal in one line
    QString game;   ///< empty for the base game
    QString more;   ///< the hand and everything else that the tile cannot show, in sentences
    BoardGlance board;
    BoardGlance mover;  ///< only the points of the player on turn
    int steps = 1;
    int grade = 1;
    bool isDone = false;
};

}  // namespace gnostica::gui
