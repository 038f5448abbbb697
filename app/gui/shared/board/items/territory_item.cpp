#include "app/gui/shared/board/items/territory_item.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"

#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

TerritoryItem::TerritoryItem(BoardArt& art) : art_(art) {
    setZValue(metrics::kCardLayer);
}

void TerritoryItem::sync(const engine::Territory& territory) {
    if (territory_.card != territory.card) {
        update();
    }
    territory_ = territory;
    setPos(BoardGeometry().centreOf(territory.space));
    place();
}

void TerritoryItem::setGhost(bool ghost) {
    ghost_ = ghost;
    setZValue(ghost ? metrics::kMarkLayer + 1 : metrics::kCardLayer);
    place();
    update();
}

void TerritoryItem::place() {
    if (ghost_) {
        const QRectF cell = art_.geometry.cellOf(territory_.space);
        setPos(cell.center());
        setScale(std::min(cell.width(), cell.height()) / metrics::kCell);
    }
}

void TerritoryItem::setVeiled(bool veiled) {
    if (veiled_ != veiled) {
        veiled_ = veiled;
        update();
    }
}

QRectF TerritoryItem::boundingRect() const {
    return metrics::square({}, metrics::kCell);
}

void TerritoryItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (!ghost_) {
        art_.paintCard(*painter, territory_.card);
        if (veiled_) {
            art_.paintVeil(*painter);
        }
        return;
    }
    const double opacity = painter->opacity();
    painter->setOpacity(opacity * 0.8);
    art_.paintCard(*painter, territory_.card);
    painter->setOpacity(opacity);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(art_.theme.preview, 4, Qt::DashLine, Qt::RoundCap));
    painter->drawRoundedRect(metrics::card(), 8, 8);
}

}  // namespace gnostica::gui
