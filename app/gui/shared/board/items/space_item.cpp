#include "app/gui/shared/board/items/space_item.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"

namespace gnostica::gui {

SpaceItem::SpaceItem(BoardArt& art, engine::Space space) : art_(art), space_(space) {
    setZValue(metrics::kSpaceLayer);
    place();
}

void SpaceItem::place() {
    const QRectF tile = (ground_ == Ground::territory ? art_.geometry.settled() : art_.geometry).tileOf(space_);
    if (size_ != tile.size()) {
        prepareGeometryChange();
        size_ = tile.size();
    }
    setPos(tile.center());
}

void SpaceItem::setGround(Ground ground) {
    if (ground_ != ground) {
        ground_ = ground;
        place();
        update();
    }
}

void SpaceItem::setOccupants(const Occupants& occupants) {
    if (occupants_ != occupants) {
        occupants_ = occupants;
        update();
    }
}

QRectF SpaceItem::boundingRect() const {
    return {QPointF(-size_.width() / 2, -size_.height() / 2), size_};
}

void SpaceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (ground_ == Ground::territory) {
        art_.paintTile(*painter, occupants_);
    } else {
        art_.paintWasteland(*painter, space_, size_);
    }
}

}  // namespace gnostica::gui
