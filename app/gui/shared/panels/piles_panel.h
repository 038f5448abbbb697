// Panel for the draw pile and the discard pile.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "engine/model/card_set.h"
#include "engine/play/view.h"

#include <QWidget>

#include <functional>
#include <memory>

namespace gnostica::gui {

class CardList;
class PileModel;
class PileStub;

/// Shows the number of cards in the draw pile and the whole discard pile, newest first.
class PilesPanel : public QWidget {
    Q_OBJECT
public:
    explicit PilesPanel(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    void setFaces(const CardFaces& faces);
    /// Sets the source of additional texts for tool tips and screen readers.
    void setDescriber(std::function<QString(engine::Card)> describer);
    void setPiles(const engine::View& view);
    void setPickable(engine::CardSet cards);
    void setPicked(engine::CardSet cards);
    /// Sets whether the draw pile itself may be picked, that is, its unseen top card.
    void setDrawPilePickable(bool pickable);

    /// With little height the list is hidden, unless cards in it may be picked.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardPicked(gnostica::engine::Card card);
    void cardPickedAgain(gnostica::engine::Card card);
    void whyNotAsked(gnostica::engine::Card card);
    void lookedAt(gnostica::engine::Card card);
    void drawPilePicked();
    /// The draw pile was clicked but may not be picked.
    void drawPileAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    int heightOfStubs() const;
    void fitList();

    PileModel* model_;
    PileStub* draw_;
    PileStub* discard_;
    CardList* list_;
    bool isAsked_ = false;  ///< cards in the list may be picked
};

}  // namespace gnostica::gui
