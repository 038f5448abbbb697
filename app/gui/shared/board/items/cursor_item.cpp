#include "app/gui/shared/board/items/cursor_item.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"

#include <QPainter>
#include <QPainterPath>

namespace gnostica::gui {

namespace {

constexpr double kPen = 9;

QPainterPath corners(const QSizeF& size) {
    const double halfWidth = size.width() / 2;
    const double halfHeight = size.height() / 2;
    QPainterPath path;
    for (const double x : {-halfWidth, halfWidth}) {
        for (const double y : {-halfHeight, halfHeight}) {
            path.moveTo(x, y - std::copysign(size.height() * 0.2, y));
            path.lineTo(x, y);
            path.lineTo(x - std::copysign(size.width() * 0.2, x), y);
        }
    }
    return path;
}

}  // namespace

CursorItem::CursorItem(BoardArt& art) : art_(art) {
    setZValue(metrics::kCursorLayer);
    hide();
}

void CursorItem::surround(const QRectF& thing) {
    if (size_ != thing.size()) {
        prepareGeometryChange();
        size_ = thing.size();
    }
    setPos(thing.center());
}

QRectF CursorItem::boundingRect() const {
    return QRectF(QPointF(-size_.width() / 2, -size_.height() / 2), size_).adjusted(-kPen, -kPen, kPen, kPen);
}

void CursorItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QPainterPath path = corners(size_);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(art_.theme.felt, kPen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path);
    painter->setPen(QPen(art_.theme.cursor, kPen * 0.55, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path);
}

}  // namespace gnostica::gui
