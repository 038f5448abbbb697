// What all widgets for the piles can do.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "engine/model/card_set.h"
#include "engine/play/view.h"

#include <QWidget>

#include <functional>

namespace gnostica::gui {

/// Shows draw pile and discard pile, and reports picks in them.
class PilesWidget : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setFaces(const CardFaces& faces) = 0;
    /// Sets the source of additional texts for tool tips and screen readers.
    virtual void setDescriber(std::function<QString(engine::Card)> describer) = 0;
    virtual void setPiles(const engine::View& view) = 0;
    virtual void setPickable(engine::CardSet cards) = 0;
    virtual void setPicked(engine::CardSet cards) = 0;
    /// Sets whether the draw pile itself may be picked, that is, its unseen top card.
    virtual void setDrawPilePickable(bool pickable) = 0;

Q_SIGNALS:
    void cardPicked(gnostica::engine::Card card);
    void cardPickedAgain(gnostica::engine::Card card);
    void whyNotAsked(gnostica::engine::Card card);
    void lookedAt(gnostica::engine::Card card);
    /// The pointer or the focus has left the cards.
    void lookedAway();
    void drawPilePicked();
    /// The draw pile was clicked but may not be picked.
    void drawPileAsked();
};

}  // namespace gnostica::gui
