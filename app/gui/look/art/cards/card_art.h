// Draws cards.
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

/// The proportions of a card: 5 to 7.
inline constexpr double kCardRatio = 5.0 / 7.0;

/// Draws cards with the theme's deck, and keeps what it has drawn. The smaller a card, the less stands on it. Without a
/// deck plain faces are drawn; there the corners stay upright on a turned table.
class CardArt {
public:
    explicit CardArt(std::shared_ptr<RasterQueue> queue = std::make_shared<RasterQueue>())
        : sprites_(std::move(queue)) {}

    /// Of no card (a territory within a link) an empty frame is drawn.
    void paint(QPainter& painter, const QRectF& rect, engine::Card card, const CardText& text,
               const Theme& theme) const;
    /// The square that stands for it on the board. It is upright however the table lies.
    void paintTile(QPainter& painter, const QRectF& square, engine::Card card, const CardText& text,
                   const Theme& theme) const;
    /// The middle of its picture, without a word; where the deck has none that can be drawn, of our own deck.
    void paintHeart(QPainter& painter, const QRectF& square, engine::Card card, const Theme& theme) const;
    void paintBack(QPainter& painter, const QRectF& rect, const Theme& theme) const;

private:
    mutable Sprites sprites_;
};

}  // namespace gnostica::gui
