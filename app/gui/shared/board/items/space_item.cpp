#include "app/gui/shared/board/items/space_item.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"

namespace gnostica::gui {

SpaceItem::SpaceItem(BoardArt& art, engine::Space space) : art_(art), space_(space) {
    setPos(metrics::centreOf(space));
    setZValue(metrics::kSpaceLayer);
}

void SpaceItem::setGround(Ground ground) {
    if (ground_ != ground) {
        ground_ = ground;
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
    return metrics::tile();
}

void SpaceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (ground_ == Ground::territory) {
        art_.paintTile(*painter, occupants_);
    } else {
        art_.paintWasteland(*painter, space_);
    }
}

}  // namespace gnostica::gui
