// The keyboard cursor.
#pragma once

#include <QGraphicsItem>
#include <QSizeF>

namespace gnostica::gui {

struct BoardArt;

/// Four corners round a space or a piece.
class CursorItem : public QGraphicsItem {
public:
    enum { Type = UserType + 5 };

    explicit CursorItem(BoardArt& art);

    void surround(const QRectF& thing);

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    BoardArt& art_;
    QSizeF size_;
};

}  // namespace gnostica::gui
