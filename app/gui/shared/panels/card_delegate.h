// Painting of the cards of a list.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"

#include <QAbstractItemDelegate>
#include <QColor>
#include <QStyle>

#include <memory>

namespace gnostica::gui {

/// A card with its state: whether it may be picked, is picked or has the cursor.
class CardDelegate : public QAbstractItemDelegate {
    Q_OBJECT
public:
    explicit CardDelegate(std::shared_ptr<const CardArt> art, QObject* parent = nullptr);

    void setFaces(const CardFaces& faces) { faces_ = faces; }
    /// Sets the width of a card; a cell is larger.
    void setCardWidth(int width) { width_ = width; }
    /// Size of the cell for a card of this width, with room for its outline and for raising it when picked.
    static QSize cellFor(int width);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Paints a card of a hand, which is not in a cell. Picked ones have a golden frame, which extends beyond `card`.
    void paintInHand(QPainter& painter, const QRectF& card, const QModelIndex& index, QStyle::State state) const;

private:
    QRectF cardRect(const QRect& cell, bool raised) const;
    void paintFace(QPainter& painter, const QRectF& card, const QModelIndex& index, CardForm form) const;
    void paintPickable(QPainter& painter, const QRectF& card, QStyle::State state) const;
    void paintCursor(QPainter& painter, const QRectF& card, double away) const;
    void paintOutline(QPainter& painter, const QRectF& card, const QColor& colour, double width) const;
    void paintCheck(QPainter& painter, const QRectF& card) const;

    std::shared_ptr<const CardArt> art_;
    CardFaces faces_;
    int width_ = 90;
};

}  // namespace gnostica::gui
