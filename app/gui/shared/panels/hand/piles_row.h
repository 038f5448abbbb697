// The piles beside the hand.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/shared/panels/piles_widget.h"

#include <memory>
#include <optional>

class QHBoxLayout;

namespace gnostica::gui {

class DiscardLook;
class PileModel;
class SmallPile;

/// Draw pile and discard pile as small piles on the table. A click on the discard pile opens a look through it, in
/// which cards are picked; it is marked while there is one that may be picked.
class PilesRow : public PilesWidget {
    Q_OBJECT
public:
    explicit PilesRow(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);
    ~PilesRow() override;

    /// Sets the width of a card (pileWidth); until then it follows the window.
    void setPileWidth(int width);

    void setFaces(const CardFaces& faces) override;
    void setDescriber(std::function<QString(engine::Card)> describer) override;
    void setPiles(const engine::View& view) override;
    void setPickable(engine::CardSet cards) override;
    void setPicked(engine::CardSet cards) override;
    void setDrawPilePickable(bool pickable) override;

    SmallPile& drawPile() const { return *draw_; }
    SmallPile& discardPile() const { return *discard_; }
    DiscardLook& look() const { return *look_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectPiles();
    void connectLook();
    void retranslate();
    void measure();
    void showPiles();
    void openLook();

    PileModel* model_;
    SmallPile* draw_;
    SmallPile* discard_;
    DiscardLook* look_;
    QHBoxLayout* row_;
    CardFaces faces_;
    engine::CardSet discarded_;
    engine::CardSet pickable_;
    engine::Card newest_;
    int drawn_ = 0;
    std::optional<int> width_;
};

}  // namespace gnostica::gui
