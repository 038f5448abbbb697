// The ground of a space: a tile, or the dotted square of a wasteland.
#pragma once

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/shared/board/items/space_bound.h"
#include "engine/model/space.h"

#include <QGraphicsItem>
#include <QSizeF>

#include <cstdint>

namespace gnostica::gui {

/// The kind of a space.
enum class Ground : std::uint8_t { territory, wasteland };

class SpaceItem : public QGraphicsItem, public SpaceBound {
public:
    enum { Type = UserType + 1 };

    SpaceItem(BoardArt& art, engine::Space space);

    engine::Space space() const { return space_; }
    Ground ground() const { return ground_; }
    void setGround(Ground ground);
    /// Sets the players with pieces there.
    void setOccupants(const Occupants& occupants);

    /// A territory is full at once; a wasteland grows with its column and row.
    void place() override;

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    BoardArt& art_;
    engine::Space space_;
    Ground ground_ = Ground::territory;
    Occupants occupants_;
    QSizeF size_;
};

}  // namespace gnostica::gui
