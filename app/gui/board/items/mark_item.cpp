#include "app/gui/board/items/mark_item.h"

#include "app/gui/art/board/board_art.h"
#include "app/gui/art/board/board_metrics.h"

#include <QHash>
#include <QPainter>

namespace gnostica::gui {

MarkItem::MarkItem(BoardArt& art, engine::Space space) : art_(art), space_(space) {
    setPos(metrics::centreOf(space));
    setZValue(metrics::kMarkLayer);
}

void MarkItem::setEmphasis(Emphasis emphasis) {
    if (emphasis_ != emphasis) {
        emphasis_ = emphasis;
        update();
    }
}

void MarkItem::setHot(bool hot) {
    if (hot_ != hot) {
        hot_ = hot;
        update();
    }
}

QRectF MarkItem::boundingRect() const {
    return metrics::square({}, metrics::kCell);
}

void MarkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const std::size_t variant = qHashMulti(0, static_cast<int>(emphasis_), hot_);
    art_.paintKept(*painter, boundingRect(), KeptDrawing::spaceMark, variant,
                   [this](QPainter& canvas) { paintMark(canvas); });
}

void MarkItem::paintMark(QPainter& painter) const {
    const bool picked = emphasis_ == Emphasis::picked || emphasis_ == Emphasis::lookedAt;
    const QColor colour = picked ? art_.theme.selected : hot_ ? art_.theme.target : art_.theme.legal;
    QColor wash = colour;
    wash.setAlphaF(hot_ ? 0.2F : picked ? 0.16F : 0.1F);
    painter.setBrush(wash);
    if (picked) {
        paintFrame(painter, 3, QPen(colour, 5));
        painter.setBrush(Qt::NoBrush);
        paintFrame(painter, 10, QPen(colour, 2));
    } else {
        QPen pen(colour, hot_ ? 6 : 4.5, Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({4, 2.6});
        paintFrame(painter, 3.5, hot_ ? QPen(colour, 6) : pen);
    }
}

void MarkItem::paintFrame(QPainter& painter, double inset, const QPen& pen) const {
    painter.setPen(pen);
    const double radius = metrics::kTileRounding - inset / 2;
    painter.drawRoundedRect(metrics::tile().adjusted(inset, inset, -inset, -inset), radius, radius);
}

}  // namespace gnostica::gui
