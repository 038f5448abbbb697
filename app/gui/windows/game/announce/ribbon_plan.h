// Measures of the ribbon over the board.
#pragma once

#include "engine/model/seat.h"

#include <QFont>
#include <QRect>
#include <QSize>
#include <QString>

#include <optional>

namespace gnostica::gui {

/// Points held and needed, with the words for them round the first number: "6 of 9".
struct RibbonPoints {
    int held = 0;
    int needed = 0;
    QString before;  ///< the number of points held
    QString number;
    QString after;
    friend bool operator==(const RibbonPoints&, const RibbonPoints&) = default;
};

/// What a ribbon says.
struct RibbonWords {
    engine::Seat seat = engine::Seat::none;  ///< the player concerned
    QString title;
    QString meaning;                     ///< the consequences; empty: none
    std::optional<RibbonPoints> points;  ///< of an announcement
    friend bool operator==(const RibbonWords&, const RibbonWords&) = default;
};

/// What its measures depend on.
struct RibbonNeeds {
    QFont letters;     ///< of the program, in the user's size
    double scale = 1;  ///< of the table
    int most = 0;      ///< width for everything
    int close = 0;     ///< width of the button that closes it; 0: none
};

/// Places from left to right, in pixels from the upper left corner of the whole ribbon. All texts fit into theirs, on
/// as few and as high lines as there is room for.
struct RibbonPlan {
    QSize size;
    double unit = 1;  ///< of all measures
    int tail = 0;     ///< length of an end outside the front
    int fold = 0;     ///< by which the ends hang lower
    QRect front;
    QRect sign;  ///< the flag, or the piece of the player; empty if there is no room
    QRect title;
    QRect meaning;
    QRect piece;    ///< of who has announced; empty without points, and in a short ribbon
    QRect count;    ///< points held and needed
    QRect notches;  ///< one for each point needed; empty in a short ribbon
    QRect close;
    QFont titleFont;
    QFont meaningFont;
    QFont heldFont;
    QFont neededFont;
};

RibbonPlan planRibbon(const RibbonWords& words, const RibbonNeeds& needs);

}  // namespace gnostica::gui
