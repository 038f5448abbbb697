// The name of a card on a tile of the board.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace gnostica::gui {

/// Places of the name and of the signs of powers beside it, in pixels from the upper left corner of the tile. A name
/// that is too long for one line of kLeastLetter has two lines in a higher strip, with the powers after the shorter
/// one. Only if that does not help, it is narrower, then cut short, then left out.
struct TileName {
    QRectF strip;       ///< of paper; empty: the tile is too small for a name
    QStringList lines;  ///< none: there is no room
    QFont font;
    QRectF name;           ///< all its lines, equally high
    QRectF powers;         ///< empty: none
    bool isUsual = false;  ///< the name is whole, in letters of the usual width
    /// Place of a line of the name.
    QRectF lineAt(qsizetype line) const;
};

/// Tiles from this size, in pixels, have a name.
inline constexpr double kNameFrom = 90;

/// For a picture of this side. `powers`: number of signs.
TileName tileName(double side, const QString& name, int powers);

}  // namespace gnostica::gui
