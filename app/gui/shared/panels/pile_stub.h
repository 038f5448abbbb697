// A pile of cards seen from above, with their number.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "engine/model/card.h"

#include <QAbstractButton>

#include <cstdint>
#include <memory>

namespace gnostica::gui {

/// Shows the top card or back of a pile, its thickness and the number of cards. A button if it may be picked.
class PileStub : public QAbstractButton {
    Q_OBJECT
public:
    enum class Top : std::uint8_t { face, back };

    PileStub(std::shared_ptr<const CardArt> art, Top top, QWidget* parent = nullptr);

    void setFaces(const CardFaces& faces);
    /// Give `top` only for piles that show their faces.
    void setPile(int count, engine::Card top = engine::Card::none());
    void setPickable(bool pickable);
    bool isPickable() const { return pickable_; }
    /// Sets the text below the pile.
    void setCaption(const QString& caption);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF cardRect() const;
    void paintCards(QPainter& painter, const QRectF& card) const;
    void paintEmpty(QPainter& painter, const QRectF& card) const;
    void paintCount(QPainter& painter, const QRectF& card) const;

    std::shared_ptr<const CardArt> art_;
    CardFaces faces_;
    Top top_;
    int count_ = 0;
    engine::Card card_;
    bool pickable_ = false;
};

}  // namespace gnostica::gui
