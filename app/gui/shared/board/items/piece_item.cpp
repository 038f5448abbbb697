#include "app/gui/shared/board/items/piece_item.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/contrast.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

namespace gnostica::gui {

namespace {

constexpr double kReach = 8;
constexpr double kGrasp = 5;

QPainterPath thickened(const QPolygonF& outline, double reach) {
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    QPainterPathStroker stroker;
    stroker.setWidth(2 * reach);
    stroker.setJoinStyle(Qt::RoundJoin);
    return path.united(stroker.createStroke(path));
}

void paintOutline(QPainter& painter, const QPolygonF& outline, const QColor& colour, double width, Qt::PenStyle style) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, style, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
}

}  // namespace

PieceItem::PieceItem(BoardArt& art) : art_(art) {
    setZValue(metrics::kPieceLayer);
}

void PieceItem::sync(const engine::Piece& piece, engine::PieceId id, const PieceSpot& spot) {
    if (!piece_.bearsNameOf(piece)) {
        update();
    }
    piece_ = piece;
    id_ = id;
    spot_ = spot;
    setPos(BoardGeometry().centreOf(piece.space()) + spot.offset);
    setScale(spot.scale);
    place();
}

void PieceItem::place() {
    if (presence_ == Presence::real) {
        return;
    }
    constexpr double kInNarrow = 0.8;
    const QRectF cell = art_.geometry.cellOf(piece_.space());
    const QSizeF part = cell.size() / metrics::kCell;
    setPos(cell.center() + QPointF(spot_.offset.x() * part.width(), spot_.offset.y() * part.height()));
    setScale(spot_.scale * (art_.geometry.isNarrow(piece_.space()) ? kInNarrow : 1));
}

void PieceItem::setEmphasis(turn::Emphasis emphasis) {
    if (emphasis_ != emphasis) {
        emphasis_ = emphasis;
        update();
    }
}

void PieceItem::setHot(bool hot) {
    if (hot_ != hot) {
        hot_ = hot;
        update();
    }
}

void PieceItem::setLifted(bool lifted) {
    setZValue(lifted ? metrics::kLiftedLayer : metrics::kPieceLayer);
    setOpacity(lifted ? 0.85 : 1);
}

void PieceItem::setPresence(Presence presence) {
    presence_ = presence;
    setZValue(presence == Presence::real ? metrics::kPieceLayer : metrics::kGhostLayer);
    place();
    update();
}

QRectF PieceItem::boundingRect() const {
    return metrics::square({}, metrics::kPieceBox + 2 * kReach);
}

QPainterPath PieceItem::shape() const {
    return thickened(outlineOf(look()), kGrasp);
}

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    switch (presence_) {
    case Presence::real:
        paintEmphasis(*painter);
        art_.paintPiece(*painter, look());
        break;
    case Presence::coming:
        painter->setOpacity(painter->opacity() * 0.78);
        art_.paintPiece(*painter, look());
        paintRing(*painter, art_.theme.preview, 3, Qt::DashLine);
        break;
    case Presence::going: paintCross(*painter); break;
    case Presence::past: {
        const double opacity = painter->opacity();
        painter->setOpacity(opacity * 0.3);
        art_.paintPiece(*painter, look());
        painter->setOpacity(opacity);
        paintRing(*painter, art_.theme.cardFace, 5, Qt::SolidLine);
        paintRing(*painter, art_.theme.look(piece_.owner()).colour, 3, Qt::DashLine);
        break;
    }
    }
}

/// Paints outside the keyline of the piece, which covers it.
void PieceItem::paintEmphasis(QPainter& painter) const {
    if (emphasis_ == turn::Emphasis::none) {
        return;
    }
    const std::size_t variant =
        qHashMulti(0, piece_.size(), static_cast<int>(piece_.facing()), static_cast<int>(emphasis_), hot_);
    art_.paintKept(painter, boundingRect(), KeptDrawing::pieceRing, variant, [this] {
        const bool picked = emphasis_ == turn::Emphasis::picked;
        const QColor colour = picked ? art_.theme.selected : hot_ ? art_.theme.target : art_.theme.legal;
        const QColor edge = standingOut(art_.theme.paper, art_.theme.line, colour);
        return [colour, edge, strong = picked || hot_, outline = outlineOf(look())](QPainter& canvas) {
            QColor glow = colour;
            glow.setAlphaF(strong ? 0.5F : 0.32F);
            paintOutline(canvas, outline, glow, 28, Qt::SolidLine);
            paintOutline(canvas, outline, edge, strong ? 25 : 22, Qt::SolidLine);
            paintOutline(canvas, outline, colour, strong ? 22 : 19, Qt::SolidLine);
        };
    });
}

void PieceItem::paintRing(QPainter& painter, const QColor& colour, double width, Qt::PenStyle style) const {
    paintOutline(painter, outlineOf(look()), colour, width, style);
}

void PieceItem::paintCross(QPainter& painter) const {
    paintRing(painter, art_.theme.preview, 3, Qt::DashLine);
    const double half = metrics::kBases[piece_.size() - 1] * 0.38;
    for (const double width : {8.0, 4.5}) {
        painter.setPen(QPen(width > 5 ? art_.theme.cardFace : art_.theme.preview, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-half, -half), QPointF(half, half));
        painter.drawLine(QPointF(-half, half), QPointF(half, -half));
    }
}

}  // namespace gnostica::gui
