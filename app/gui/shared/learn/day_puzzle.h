// The puzzle of the day as a page shows it.
#pragma once

#include "app/gui/shared/board/board_glance.h"

#include <QDate>
#include <QString>

#include <array>

namespace gnostica::gui {

/// The same puzzle for everybody on that day. A value; its texts are in the language installed when it was made.
struct DayPuzzle {
    static constexpr std::size_t kWeek = 7;

    QDate date;
    QString name;   ///< by which it is remembered; empty: there is no puzzle
    QString asked;  ///< the goal in one line
    QString hand;   ///< the cards to do it with, a sentence
    BoardGlance board;
    bool isSolved = false;           ///< on that day
    std::array<bool, kWeek> week{};  ///< was the day's puzzle solved on the last seven days? The last one is that day

    bool isEmpty() const { return name.isEmpty(); }
};

}  // namespace gnostica::gui
