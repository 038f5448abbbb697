// A card of a deck, with what the program writes on it.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/look/art/cards/deck.h"
#include "app/gui/look/art/svg.h"

#include <QPainter>

namespace gnostica::gui {

/// Draws one card of a deck at the origin of a painter, upright. Lives for one drawing. The picture is cropped, never
/// squeezed: a tile is its heart, a card its heart between two bands.
class DeckFace {
public:
    DeckFace(QPainter& painter, Pictures& pictures, const Deck& deck)
        : painter_(painter),
          pictures_(pictures),
          deck_(deck) {}

    /// A card of 5 to 7.
    void paintCard(const QSizeF& size, engine::Card card, const CardText& text);
    /// The square on the board: below 64 pixels index and heart alone, from there on also the value, and from 104 on
    /// the name, and what a major can do.
    void paintTile(double side, engine::Card card, const CardText& text);
    void paintBack(const QSizeF& size);

private:
    void stock(const QSizeF& size, double rounding);
    void heart(const QRectF& place, engine::Card card, double rounding);
    void writeIndex(const QRectF& place, engine::Card card, const CardText& text);
    void coins(const QRectF& place, int value);
    void chip(const QRectF& place);

    QPainter& painter_;
    Pictures& pictures_;
    const Deck& deck_;
};

}  // namespace gnostica::gui
