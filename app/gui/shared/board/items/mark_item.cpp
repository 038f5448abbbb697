#include "app/gui/shared/board/items/mark_item.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/contrast.h"

#include <QHash>
#include <QPainter>

namespace gnostica::gui {

namespace {

void paintFrame(QPainter& painter, const QRectF& tile, double inset, const QPen& pen) {
    painter.setPen(pen);
    const double radius = metrics::kTileRounding - inset / 2;
    painter.drawRoundedRect(tile.adjusted(inset, inset, -inset, -inset), radius, radius);
}

/// Paints on a band of `edge`, because the rim of the space may have any owner's colour.
void paintMark(QPainter& painter, const QRectF& tile, const QColor& colour, const QColor& edge, bool picked, bool hot) {
    QColor wash = colour;
    wash.setAlphaF(hot ? 0.2F : picked ? 0.16F : 0.1F);
    painter.setBrush(wash);
    paintFrame(painter, tile, picked ? 5 : 3.5, QPen(edge, picked ? 12 : hot ? 9.5 : 8));
    painter.setBrush(Qt::NoBrush);
    if (picked) {
        paintFrame(painter, tile, 3, QPen(colour, 5));
        painter.setBrush(Qt::NoBrush);
        paintFrame(painter, tile, 10, QPen(colour, 2));
    } else {
        QPen pen(colour, hot ? 6 : 4.5, Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({4, 2.6});
        paintFrame(painter, tile, 3.5, hot ? QPen(colour, 6) : pen);
    }
}

}  // namespace

MarkItem::MarkItem(BoardArt& art, engine::Space space) : art_(art), space_(space) {
    setZValue(metrics::kMarkLayer);
    place();
}

void MarkItem::place() {
    const QRectF cell = art_.geometry.cellOf(space_);
    if (size_ != cell.size()) {
        prepareGeometryChange();
        size_ = cell.size();
    }
    setPos(cell.center());
}

void MarkItem::setEmphasis(turn::Emphasis emphasis) {
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
    return {QPointF(-size_.width() / 2, -size_.height() / 2), size_};
}

void MarkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const std::size_t variant =
        qHashMulti(0, static_cast<int>(emphasis_), hot_, qRound(size_.width()), qRound(size_.height()));
    art_.paintKept(*painter, boundingRect(), KeptDrawing::spaceMark, variant, [this] {
        constexpr double gap = (metrics::kCell - metrics::kTile) / 2;
        const QRectF tile = boundingRect().adjusted(gap, gap, -gap, -gap);
        const bool picked = emphasis_ == turn::Emphasis::picked || emphasis_ == turn::Emphasis::lookedAt;
        const QColor colour = picked ? art_.theme.selected : hot_ ? art_.theme.target : art_.theme.legal;
        const QColor edge = standingOut(art_.theme.paper, art_.theme.line, colour);
        return [=, hot = hot_](QPainter& canvas) { paintMark(canvas, tile, colour, edge, picked, hot); };
    });
}

}  // namespace gnostica::gui
