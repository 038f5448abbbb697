// What is drawn over a space to emphasise it.
#pragma once

#include "app/turn/board_marks.h"
#include "engine/model/space.h"

#include <QGraphicsItem>

namespace gnostica::gui {

struct BoardArt;

/// A frame around a space that may be picked, is picked, or would change. Told apart without colour: dashed while
/// it may be picked, a double line when it is.
class MarkItem : public QGraphicsItem {
public:
    enum { Type = UserType + 4 };

    MarkItem(BoardArt& art, engine::Space space);

    engine::Space space() const { return space_; }
    Emphasis emphasis() const { return emphasis_; }
    void setEmphasis(Emphasis emphasis);
    void setHot(bool hot);

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    BoardArt& art_;
    engine::Space space_;
    Emphasis emphasis_ = Emphasis::legal;
    bool hot_ = false;
};

}  // namespace gnostica::gui
