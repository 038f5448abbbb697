// A card of a deck, with the texts of the program.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/look/art/cards/deck.h"
#include "app/gui/look/art/svg.h"

#include <QPainter>

namespace gnostica::gui {

/// Draws one card of a deck upright at the origin of a painter. Lives for one drawing. Pictures are cropped, never
/// distorted: a tile shows the heart, a card the heart between two bands.
class DeckFace {
public:
    DeckFace(QPainter& painter, Pictures& pictures, const Deck& deck)
        : painter_(painter),
          pictures_(pictures),
          deck_(deck) {}

    /// A card in the ratio 5 to 7.
    void paintCard(const QSizeF& size, engine::Card card, const CardText& text);
    /// Top band, heart and bottom band below each other, without gaps: for a height of 92 + 380 + 92 to a width of 420.
    void paintBrief(const QSizeF& size, engine::Card card, const CardText& text);
    /// The whole picture, with the texts in its bands.
    void paintWhole(const QSizeF& size, engine::Card card, const CardText& text);
    /// The square on the board. Below 64 pixels it shows only index and heart, from 64 also the value, and from
    /// kNameFrom also the name and the powers of a major.
    void paintTile(double side, engine::Card card, const CardText& text);
    void paintBack(const QSizeF& size);

private:
    void stock(const QSizeF& size, double rounding);
    /// Draws a part of the picture, in units of the card, at `place`.
    void part(const QRectF& place, engine::Card card, const QRectF& part);
    /// Index, powers, value and name; the name is moved up by `up` units of the card.
    void bands(const QSizeF& size, engine::Card card, const CardText& text, double up);
    void coverOrnaments(engine::Card card, double unit, double up);
    void nameOnTile(double side, engine::Card card, const CardText& text);
    void heart(const QRectF& place, engine::Card card, double rounding);
    void writeIndex(const QRectF& place, engine::Card card, const CardText& text);
    void coins(const QRectF& place, int value);
    void chip(const QRectF& place);

    QPainter& painter_;
    Pictures& pictures_;
    const Deck& deck_;
};

}  // namespace gnostica::gui
