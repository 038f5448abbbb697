// Drawing of cards.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/look/art/sprites.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/card.h"

#include <QRectF>

#include <cstdint>
#include <memory>
#include <utility>

class QPainter;

namespace gnostica::gui {

/// Width to height of a card: 5 to 7.
inline constexpr double kCardRatio = 5.0 / 7.0;

/// How much of a card is shown; pictures are cropped, never scaled.
enum class CardForm : std::uint8_t {
    usual,  ///< 5 to 7: the bands with the square of the picture and some room between them
    brief,  ///< the short card, 420 to 564: top band, square, bottom band
    whole   ///< 420 to 720: everything that the artist has drawn
};

/// Height of a card in pixels.
double heightOfCard(double width, CardForm form);

/// Draws cards with the theme's deck and caches the results. Smaller cards show less detail. Without a deck, draws
/// plain faces, whose corners stay upright on a turned table.
class CardArt {
public:
    explicit CardArt(std::shared_ptr<RasterQueue> queue = std::make_shared<RasterQueue>())
        : sprites_(std::move(queue)) {}

    /// Draws an empty frame if there is no card (a territory within a link).
    void paint(QPainter& painter, const QRectF& rect, engine::Card card, const CardText& text, const Theme& theme,
               CardForm form = CardForm::usual) const;
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
