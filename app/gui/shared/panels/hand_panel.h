// The cards in a hand.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/card_set.h"
#include "engine/play/view.h"

#include <QWidget>

#include <functional>
#include <memory>

namespace gnostica::gui {

class CardList;
class HandModel;

/// Shows a hand and says what is picked in it. Cards that the viewer does not know show their backs.
class HandPanel : public QWidget {
    Q_OBJECT
public:
    explicit HandPanel(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    /// What stands on the cards; anew when rules or language change.
    void setFaces(const CardFaces& faces);
    /// What a tool tip and a screen reader say of a card beyond its name.
    void setDescriber(std::function<QString(engine::Card)> describer);
    /// Shows the hand of `seat` as far as the viewer knows it.
    void setHand(const engine::View& view, engine::Seat seat);
    void setPickable(engine::CardSet cards);
    void setPicked(engine::CardSet cards);
    /// Where on the screen a card lies; empty if it is not seen.
    QRect placeOf(engine::Card card) const;

Q_SIGNALS:
    /// A pickable (or picked) card was clicked or confirmed by key; picking again takes back.
    void cardPicked(gnostica::engine::Card card);
    /// The second click of a double click on it.
    void cardPickedAgain(gnostica::engine::Card card);
    /// A card that may not be picked was clicked.
    void whyNotAsked(gnostica::engine::Card card);
    void lookedAt(gnostica::engine::Card card);

private:
    void retranslate();

    HandModel* model_;
    CardList* list_;
};

}  // namespace gnostica::gui
