// Drawing of cards.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/look/art/sprites.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/card.h"

#include <QRectF>

#include <memory>
#include <utility>

class QPainter;

namespace gnostica::gui {

/// Width to height of a card: 5 to 7.
inline constexpr double kCardRatio = 5.0 / 7.0;

/// Draws cards with the theme's deck and caches the results. Smaller cards show less detail. Without a deck, draws
/// plain faces, whose corners stay upright on a turned table.
class CardArt {
public:
    explicit CardArt(std::shared_ptr<RasterQueue> queue = std::make_shared<RasterQueue>())
        : sprites_(std::move(queue)) {}

    /// Draws an empty frame if there is no card (a territory within a link).
    void paint(QPainter& painter, const QRectF& rect, engine::Card card, const CardText& text,
               const Theme& theme) const;
    /// The square of a card on the board. Always upright, however the table is turned.
    void paintTile(QPainter& painter, const QRectF& square, engine::Card card, const CardText& text,
                   const Theme& theme) const;
    /// The middle of its picture, without text; from our own deck if the deck has no usable picture.
    void paintHeart(QPainter& painter, const QRectF& square, engine::Card card, const Theme& theme) const;
    void paintBack(QPainter& painter, const QRectF& rect, const Theme& theme) const;

private:
    mutable Sprites sprites_;
};

}  // namespace gnostica::gui
