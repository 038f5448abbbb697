// Places at the end of a game.
#pragma once

#include <QRect>
#include <QSize>

#include <optional>

namespace gnostica::gui {

struct EndNeeds {
    QSize room;          ///< of the table
    double scale = 1;    ///< of the table (tableScale)
    double letters = 1;  ///< size of the letters, as a factor of the usual one
    bool rightToLeft = false;
};

/// In pixels from the upper left corner of the table.
struct EndPlan {
    QRect sheet;                 ///< with its shadow
    std::optional<QRect> board;  ///< beside it; none if there is not enough room
};

EndPlan endPlanFor(const EndNeeds& needs);

}  // namespace gnostica::gui
