// Draws cards.
#pragma once

#include "app/gui/art/cards/card_text.h"
#include "app/gui/art/sprites.h"
#include "app/gui/art/svg.h"
#include "app/gui/art/theme.h"
#include "engine/model/card.h"

#include <QRectF>

class QPainter;

namespace gnostica::gui {

/// The proportions of a card: 5 to 7.
inline constexpr double kCardRatio = 5.0 / 7.0;

/// Draws cards, and keeps what it has drawn. The smaller a card, the less stands on it: below 110 pixels corner,
/// suit and value, and its symbol; from 180 on also the name. On a turned table the corners stay upright.
class CardArt {
public:
    /// `:/cards/deck/<card-id>.svg`, if there is one, takes the place of the drawn face. Of no card (a territory
    /// within a link) an empty frame is drawn.
    void paint(QPainter& painter, const QRectF& rect, engine::Card card, const CardText& text,
               const Theme& theme) const;
    void paintBack(QPainter& painter, const QRectF& rect, const Theme& theme) const;

    Sprites& sprites() const { return sprites_; }

private:
    mutable Sprites sprites_;
    mutable Pictures pictures_;
};

}  // namespace gnostica::gui
