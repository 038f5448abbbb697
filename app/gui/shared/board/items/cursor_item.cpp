#include "app/gui/shared/board/items/cursor_item.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"

#include <QPainter>
#include <QPainterPath>

namespace gnostica::gui {

namespace {

constexpr double kPen = 9;

QPainterPath corners(double side) {
    const double half = side / 2;
    const double arm = side * 0.2;
    QPainterPath path;
    for (const double x : {-half, half}) {
        for (const double y : {-half, half}) {
            path.moveTo(x, y - std::copysign(arm, y));
            path.lineTo(x, y);
            path.lineTo(x - std::copysign(arm, x), y);
        }
    }
    return path;
}

}  // namespace

CursorItem::CursorItem(BoardArt& art) : art_(art) {
    setZValue(metrics::kCursorLayer);
    hide();
}

void CursorItem::surround(const QPointF& centre, double side) {
    if (side_ != side) {
        prepareGeometryChange();
        side_ = side;
    }
    setPos(centre);
}

QRectF CursorItem::boundingRect() const {
    return metrics::square({}, side_ + 2 * kPen);
}

void CursorItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QPainterPath path = corners(side_);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(art_.theme.felt, kPen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path);
    painter->setPen(QPen(art_.theme.cursor, kPen * 0.55, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path);
}

}  // namespace gnostica::gui
