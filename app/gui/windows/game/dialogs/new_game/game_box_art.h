// Pictures on the boxes of games.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/sprites.h"

#include <QFont>
#include <QRect>
#include <QString>
#include <QStringList>

#include <memory>

namespace gnostica::gui {

/// Draws woodcuts of cards, in the background, and caches them.
class GameBoxArt {
public:
    GameBoxArt();

    /// Names on the cards of a fan.
    void setFaces(const CardFaces& faces) { faces_ = faces; }
    /// Fills a place with the middle of a card's picture or, if there are several cards, with a fan.
    void paint(QPainter& painter, const QRectF& place, const QStringList& cards, const QColor& ground) const;

private:
    void paintWoodcut(QPainter& painter, const QRectF& place, const QString& card) const;
    void paintFan(QPainter& painter, const QRectF& place, const QStringList& cards) const;

    std::shared_ptr<RasterQueue> queue_;
    CardArt cards_;
    mutable Sprites sprites_;
    CardFaces faces_;
};

/// Number of lines that a paragraph needs at this width, in pixels.
int paragraphLines(const QString& text, const QFont& font, int width);

/// Writes a paragraph into a place, on as many lines as fit; the last one is shortened if it must be.
void paintParagraph(QPainter& painter, const QRect& place, const QString& text, const QFont& font,
                    Qt::LayoutDirection direction);

}  // namespace gnostica::gui
