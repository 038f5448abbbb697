// A small pile of cards on the table.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/shared/panels/hand/card_shadow.h"
#include "engine/model/card.h"

#include <QAbstractButton>

#include <cstdint>
#include <memory>

namespace gnostica::gui {

/// Whole cards on each other, with their number on the lower edge; a dotted place if there are none.
class SmallPile : public QAbstractButton {
    Q_OBJECT
public:
    enum class Side : std::uint8_t { face, back };

    SmallPile(std::shared_ptr<const CardArt> art, Side side, QWidget* parent = nullptr);

    void setCardWidth(int width);
    /// `top`: for piles that show their faces.
    void setPile(int count, engine::Card top, const CardText& face);
    engine::Card top() const { return top_; }
    void setPickable(bool pickable);
    bool isPickable() const { return pickable_; }
    void setName(const QString& name);

    QRect cardRect() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void pointed();
    void left();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintBacks(QPainter& painter, const QRectF& card);
    void paintTop(QPainter& painter, const QRectF& card);
    static void paintPlace(QPainter& painter, const QRectF& card);
    void paintNumber(QPainter& painter, const QRectF& card) const;

    std::shared_ptr<const CardArt> art_;
    CardShadow shadow_;
    Side side_;
    int width_ = 60;
    int count_ = 0;
    engine::Card top_;
    CardText face_;
    bool pickable_ = false;
};

}  // namespace gnostica::gui
