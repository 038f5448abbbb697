// Places on the page of a review.
#pragma once

#include <QRect>
#include <QSize>

namespace gnostica::gui {

struct ReviewNeeds {
    QSize room;          ///< of the table
    double letters = 1;  ///< size of the letters, as a factor of the usual one
    bool rightToLeft = false;
};

/// In pixels from the upper left corner of the table; sheets with their shadows.
struct ReviewPlan {
    QRect graph;  ///< over the whole width
    QRect board;  ///< below it, where reading begins
    QRect turns;  ///< beside the board
};

ReviewPlan reviewPlanFor(const ReviewNeeds& needs);

}  // namespace gnostica::gui
