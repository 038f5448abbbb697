// The shadow of a card or a small sheet that lies on the table.
#pragma once

#include <QColor>
#include <QPixmap>
#include <QRectF>
#include <QSize>

class QPainter;

namespace gnostica::gui {

/// Painted once for each size, and copied for all cards of it.
class CardShadow {
public:
    /// Room that a shadow takes beside a card.
    static constexpr int kMargin = 8;

    void paint(QPainter& painter, const QRectF& card, const QColor& colour);

private:
    QPixmap drawn_;
    QSize size_;  ///< of the card
    QColor colour_;
};

}  // namespace gnostica::gui
