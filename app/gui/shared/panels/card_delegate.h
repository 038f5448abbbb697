// Paints the cards of a list.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/theme.h"

#include <QAbstractItemDelegate>

#include <memory>

namespace gnostica::gui {

/// A card with what the player has to know of it: may it be picked, is it picked, is the cursor on it.
class CardDelegate : public QAbstractItemDelegate {
    Q_OBJECT
public:
    explicit CardDelegate(std::shared_ptr<const CardArt> art, QObject* parent = nullptr);

    void setFaces(const CardFaces& faces) { faces_ = faces; }
    /// The width of a card; a cell is larger.
    void setCardWidth(int width) { width_ = width; }
    /// The cell of a card that is `width` wide: with room for its outline, and to be raised when it is picked.
    static QSize cellFor(int width);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QRectF cardRect(const QRect& cell, bool raised) const;
    void paintFace(QPainter& painter, const QRectF& card, const QModelIndex& index) const;
    void paintOutline(QPainter& painter, const QRectF& card, const QColor& colour, double width) const;
    void paintCheck(QPainter& painter, const QRectF& card) const;

    std::shared_ptr<const CardArt> art_;
    CardFaces faces_;
    int width_ = 90;
};

}  // namespace gnostica::gui
