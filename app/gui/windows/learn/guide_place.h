// The place of a guide's parchment next to the thing that it is about.
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRect>
#include <QSize>

#include <vector>

namespace gnostica::gui {

/// In pixels of the widget in which the parchment lies.
struct GuideNeeds {
    QRect room;                 ///< the parchment stays within
    QRect light;                ///< the thing; it may lie outside of the room; empty: none
    QRect hand;                 ///< it and the light are covered only if there is no other place
    QRect over;                 ///< lies over the parchment, and would hide it; empty: nothing
    std::vector<QRect> others;  ///< parts that are better not covered
    std::vector<QSize> sizes;   ///< sizes of the parchment that show all of its text, the best first; at least one
    bool rightToLeft = false;
    std::vector<QRect> kept{};  ///< parts that someone reads, such as tongues and news: covered only at a high price
    QRect before{};             ///< the previous place: its corner with the buttons stays, if it can; empty: none
};

/// The place of the parchment: of the best size with which it crosses neither light nor hand, close to the light, and
/// at its end of the line if nothing speaks against it. If there is no such place, it crosses the hand first.
QRect placeGuide(const GuideNeeds& needs);

/// The short spur of a parchment: its base within the edge of the parchment, and its tip towards the light. Empty if
/// they cross.
QPolygonF guideSpur(const QRectF& sheet, const QRectF& light);

/// The way from the tip of that spur to the light; null if the tip is close to it, or too far away to be led there.
QLineF guideWay(const QPolygonF& spur, const QRectF& light);

}  // namespace gnostica::gui
