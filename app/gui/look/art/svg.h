// The program's pictures, recoloured (parts that follow the theme have one ink in the files), and pictures of decks.
#pragma once

#include "app/gui/look/art/drawing/card_drawing.h"

#include <QCache>
#include <QColor>
#include <QSet>
#include <QString>
#include <QSvgRenderer>

#include <optional>

class QPainter;
class QRectF;

namespace gnostica::gui {

/// Draws pictures and caches the last ones used: a large one takes thirty times as much memory as its text. Cards that
/// exceed the whole cache are not cached.
class Pictures {
public:
    /// Memory for cached cards of all decks in bytes: a quarter of our deck.
    static constexpr qsizetype kMostForCards = 24'000'000;

    Pictures() {
        renderers_.setMaxCost(kKeptBytes);
        cards_.setMaxCost(kMostForCards);
    }

    /// Draws the picture at `path` into `target`, undistorted and centred, with all parts that follow the theme in
    /// `ink`. Draws nothing if there is no such picture.
    void paint(QPainter& painter, const QRectF& target, const QString& path, const QColor& ink = {});
    /// Draws a part of a card, in the card's units, so that it fills `target`. Also draws outside `target`, so set a
    /// clip. Draws nothing if the picture cannot be drawn.
    void paintPart(QPainter& painter, const QRectF& target, const CardFile& card, const QRectF& part);
    /// False if the file is not valid in a deck (CardDrawing::read).
    bool canDraw(const CardFile& card) { return drawing(card) != nullptr; }
    /// Ends a picture: releases cards that are too large for the cache.
    void endPicture() { large_.reset(); }
    /// Approximate memory of the cards that are loaded now.
    qsizetype bytesOfCards() const { return cards_.totalCost() + (large_ ? large_->drawing.bytes() : 0); }
    bool exists(const QString& path) { return renderer(path, {}) != nullptr; }

private:
    /// Valid until the next call; nullptr if there is none.
    QSvgRenderer* renderer(const QString& path, const QColor& ink);
    /// Valid until the next call; nullptr if there is none.
    CardDrawing* drawing(const CardFile& card);

    struct Large {
        QString key;
        CardDrawing drawing;
    };

    /// Enough for all signs.
    static constexpr qsizetype kKeptBytes = 700'000;

    QCache<QString, QSvgRenderer> renderers_;  ///< cost: length of the text
    QCache<QString, CardDrawing> cards_;       ///< cost: memory in bytes
    std::optional<Large> large_;               ///< for the current picture, which may draw it several times
    QSet<QString> missing_;                    ///< missing or invalid pictures
};

}  // namespace gnostica::gui
