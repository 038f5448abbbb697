// A card drawn as large as possible.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_text.h"

#include <QWidget>

#include <memory>

namespace gnostica::gui {

/// Keeps the proportions of a card and is centred. Its accessible name is that of the card.
class CardPicture : public QWidget {
    Q_OBJECT

public:
    explicit CardPicture(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    void setCard(engine::Card card, const CardText& text);
    engine::Card card() const { return card_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const CardArt> art_;
    engine::Card card_;
    CardText text_;
};

}  // namespace gnostica::gui
