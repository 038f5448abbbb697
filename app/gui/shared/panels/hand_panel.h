// Panel for the cards in a hand.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/language/phrase.h"
#include "engine/model/card_set.h"
#include "engine/play/view.h"

#include <QWidget>

#include <functional>
#include <memory>

namespace gnostica::gui {

class HandModel;
class HandRow;

/// Shows a hand and reports picks in it. Cards that the viewer does not know show their backs.
class HandPanel : public QWidget {
    Q_OBJECT
public:
    explicit HandPanel(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);
    ~HandPanel() override;

    /// Sets the texts of cards; to be called again when rules or language change.
    void setFaces(const CardFaces& faces);
    /// Sets the source of additional texts for tool tips and screen readers.
    void setDescriber(std::function<QString(engine::Card)> describer);
    /// Shows the hand of `seat`, as far as the viewer knows it.
    void setHand(const engine::View& view, engine::Seat seat);
    /// Whose hand it is, for screen readers; empty: nobody's.
    void setOwner(const language::Phrase& player);
    void setPickable(engine::CardSet cards);
    void setPicked(engine::CardSet cards);
    /// Sets the width of a card (handCardWidth); until then it follows the size of window and panel.
    void setCardWidth(int width);
    /// Sets the speed of motions (Settings::animationMs).
    void setMotion(int animationMs);
    /// Lays the cards on the table under the panel: they have no ground of their own, and the pointer reaches the table
    /// between and above them.
    void setOnTable(bool isOnTable);
    /// The card with the keyboard cursor while the hand has the focus; none otherwise.
    engine::Card focusedCard() const;
    /// Rectangle of the visible part of a card on the screen; empty if it is not visible.
    QRect placeOf(engine::Card card) const;

Q_SIGNALS:
    /// A pickable or picked card was clicked or confirmed by key; picking it again takes it back.
    void cardPicked(gnostica::engine::Card card);
    /// The second click of a double-click on such a card.
    void cardPickedAgain(gnostica::engine::Card card);
    /// A card that may not be picked was clicked.
    void whyNotAsked(gnostica::engine::Card card);
    void lookedAt(gnostica::engine::Card card);
    /// The pointer or the focus has left the cards.
    void lookedAway();

private:
    void retranslate();
    void cutOut();
    void updateBelow();

    HandModel* model_;
    language::Phrase owner_;
    HandRow* row_;
    bool isOnTable_ = false;
};

}  // namespace gnostica::gui
