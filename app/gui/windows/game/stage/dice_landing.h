// Where dice come to rest on the board.
#pragma once

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <vector>

namespace gnostica::gui {

/// In the coordinates of the table.
struct DiceGround {
    QRectF room;                ///< dice stay within it
    QRectF target;              ///< the space that the throw is about
    QPointF thrower;            ///< where the first side stands
    std::vector<QRectF> clear;  ///< no die may lie on these: pieces that take part, the sheet
    double die = 52;            ///< side of a die
    std::vector<int> dice;      ///< number of dice of each side
};

struct Landing {
    QPointF at;
    QPointF direction;  ///< in which it came, a vector of length 1
    double turn = 0;    ///< in degrees
    std::size_t side = 0;
};

/// One landing for each die, in the order of the sides; fewer where there is no room. The first side's dice lie towards
/// the thrower, the others beyond the target. No die touches another or lies on the target. The same for the same
/// ground.
std::vector<Landing> landDice(const DiceGround& ground);

}  // namespace gnostica::gui
