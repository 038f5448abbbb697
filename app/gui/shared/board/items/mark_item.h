// Emphasis of a space.
#pragma once

#include "app/gui/shared/board/items/space_bound.h"
#include "app/turn/board_marks.h"
#include "engine/model/space.h"

#include <QGraphicsItem>
#include <QSizeF>

namespace gnostica::gui {

struct BoardArt;

/// A frame round a space that may be picked, is picked or would change. Can be distinguished without colour: dashed if
/// it may be picked, a double line if it is picked.
class MarkItem : public QGraphicsItem, public SpaceBound {
public:
    enum { Type = UserType + 4 };

    MarkItem(BoardArt& art, engine::Space space);

    engine::Space space() const { return space_; }
    turn::Emphasis emphasis() const { return emphasis_; }
    void setEmphasis(turn::Emphasis emphasis);
    void setHot(bool hot);
    void place() override;

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    BoardArt& art_;
    engine::Space space_;
    QSizeF size_;  ///< of the cell
    turn::Emphasis emphasis_ = turn::Emphasis::legal;
    bool hot_ = false;
};

}  // namespace gnostica::gui
