// Drawing of dice.
#pragma once

#include <QColor>
#include <QPointF>

class QPainter;

namespace gnostica::gui {

/// The look of one die.
struct DieLook {
    int face = 0;
    bool hasSigns = true;  ///< 1 is a plus, -1 a minus, 0 blank; else the number is written
    QColor edge;           ///< the colour of its player
    bool isFlat = false;   ///< on a sheet: without thickness and shadow
};

/// Draws a die of this side round a point, turned by `degrees`. Paper with ink in every theme, like cards.
void paintDie(QPainter& painter, const QPointF& centre, double side, double degrees, const DieLook& look);

/// Tracks behind a die that has come from a direction (a vector of length 1).
void paintTracks(QPainter& painter, const QPointF& centre, const QPointF& direction, double side);

}  // namespace gnostica::gui
