// Where the sheet about dice lies.
#pragma once

#include <QRect>
#include <QSize>

#include <vector>

namespace gnostica::gui {

struct SheetNeeds {
    QRect room;                ///< of the table, without the tongues at its edge
    QRect hand;                ///< never covered
    QSize wanted;              ///< size of the sheet
    std::vector<QRect> clear;  ///< spaces that stay in view, if there is any way
    bool rightToLeft = false;
};

/// At the end of lines, else at their start; as high as wanted, if there is room.
QRect placeSheet(const SheetNeeds& needs);

}  // namespace gnostica::gui
