// The draw pile and the discard pile.
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
class PileModel;
class PileStub;

/// Shows how many cards are left to draw, and the whole discard pile, newest first.
class PilesPanel : public QWidget {
    Q_OBJECT
public:
    explicit PilesPanel(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    void setFaces(const CardFaces& faces);
    /// What a tool tip and a screen reader say of a card beyond its name.
    void setDescriber(std::function<QString(engine::Card)> describer);
    void setPiles(const engine::View& view);
    void setPickable(engine::CardSet cards);
    void setPicked(engine::CardSet cards);
    /// The draw pile itself may be picked: its unseen top card.
    void setDrawPilePickable(bool pickable);

    /// Where there is little height the list goes, unless something is to be picked from it.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardPicked(gnostica::engine::Card card);
    void cardPickedAgain(gnostica::engine::Card card);
    void whyNotAsked(gnostica::engine::Card card);
    void lookedAt(gnostica::engine::Card card);
    void drawPilePicked();
    /// It was clicked, but cannot be picked.
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
    bool isAsked_ = false;  ///< something may be picked from the list
};

}  // namespace gnostica::gui
