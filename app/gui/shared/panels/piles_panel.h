// Panel for the draw pile and the discard pile.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/shared/panels/piles_widget.h"

#include <memory>

namespace gnostica::gui {

class CardList;
class PileModel;
class PileStub;

/// Shows the number of cards in the draw pile and the whole discard pile, newest first.
class PilesPanel : public PilesWidget {
    Q_OBJECT
public:
    explicit PilesPanel(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);
    ~PilesPanel() override;

    void setFaces(const CardFaces& faces) override;
    void setDescriber(std::function<QString(engine::Card)> describer) override;
    void setPiles(const engine::View& view) override;
    void setPickable(engine::CardSet cards) override;
    void setPicked(engine::CardSet cards) override;
    void setDrawPilePickable(bool pickable) override;

    /// With little height the list is hidden, unless cards in it may be picked.
    QSize minimumSizeHint() const override;

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
