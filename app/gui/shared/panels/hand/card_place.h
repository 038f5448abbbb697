// The place of a large card on the table.
#pragma once

#include <QRect>
#include <QSize>

#include <vector>

namespace gnostica::gui {

/// What lies round a large card, in pixels of the widget that it lies on.
struct CardRoom {
    QRect usual;                  ///< it lies at its lower end, where lines end, if nothing speaks against it
    QRect whole;                  ///< it stays within
    std::vector<QRect> kept{};    ///< is covered only if there is no other place
    std::vector<QRect> others{};  ///< is better not covered
};

/// The place of a card that shows `thing` (empty: a thing elsewhere), of the first of these sizes with which it covers
/// neither the thing nor what is kept; if there is none, of the one with which it covers least. At least one size.
QRect placeCard(const CardRoom& room, const QRect& thing, const std::vector<QSize>& sizes, bool rightToLeft);

}  // namespace gnostica::gui
