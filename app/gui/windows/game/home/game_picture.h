// The picture of a game: its board on a piece of table, and a ribbon over its corner.
#pragma once

#include "app/gui/shared/board/board_glance.h"
#include "app/gui/windows/game/home/game_captions.h"

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace gnostica::gui {

/// Draws the board as large as possible on a framed piece of table, below a strip of `top` pixels that is left free.
void paintFramedBoard(QPainter& painter, const QRectF& frame, const BoardGlance& glance, const GlancePainter& boards,
                      double top = 0);

/// Colours of ribbons; the same in all themes. Contrast of the words to the ribbon: at least 5 to 1.
struct RibbonColours {
    QColor fill;
    QColor words;
};
RibbonColours coloursOf(GameRibbon::Kind kind);

/// Draws a picture of the icons in this colour; quick, also for long lists.
void paintSign(QPainter& painter, const QRectF& box, const QString& name, const QColor& ink);

/// Height of a ribbon with these letters.
int ribbonHeight(const QFont& letters);
/// Draws a ribbon from the side where reading begins; it is as long as its words, cut at the width of `place`.
void paintGameRibbon(QPainter& painter, const QRectF& place, const GameRibbon& ribbon, const QFont& letters,
                     Qt::LayoutDirection direction);

}  // namespace gnostica::gui
