#include "app/gui/shared/board/items/preview_layer.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"

#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kPale = 0.35;

/// A crossed-out card: the territory would disappear.
class GoneItem : public QGraphicsItem {
public:
    GoneItem(const BoardArt& art, engine::Space space) : art_(art) {
        setPos(BoardGeometry().centreOf(space));
        setZValue(metrics::kMarkLayer + 1);
    }
    QRectF boundingRect() const override { return metrics::square({}, metrics::kCell); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        QColor veil = art_.theme.felt;
        veil.setAlphaF(0.6F);
        painter->setPen(QPen(art_.theme.preview, 4, Qt::DashLine, Qt::RoundCap));
        painter->setBrush(veil);
        const QRectF card = metrics::card();
        painter->drawRoundedRect(card, 8, 8);
        painter->drawLine(card.topLeft() + QPointF(14, 14), card.bottomRight() - QPointF(14, 14));
        painter->drawLine(card.topRight() + QPointF(-14, 14), card.bottomLeft() + QPointF(14, -14));
    }

private:
    const BoardArt& art_;
};

/// Pieces that would stay and come, while the preview is laid out.
class Forecast {
public:
    Forecast(const BoardItems& items, const turn::Preview& preview) {
        std::vector<PieceItem*> pieces = items.pieces();
        for (const engine::Piece& piece : preview.gone) {
            const auto found =
                std::ranges::find_if(pieces, [&](const PieceItem* item) { return item->piece().bearsNameOf(piece); });
            if (found != pieces.end()) {
                gone_.push_back(*found);
                pieces.erase(found);
            }
        }
        staying_ = pieces;
    }

    const std::vector<PieceItem*>& gone() const { return gone_; }

    /// Takes the item that a new piece in this space replaces, or nullptr.
    PieceItem* takeReplaced(engine::Space space) {
        const auto found =
            std::ranges::find_if(gone_, [&](const PieceItem* item) { return item->piece().space() == space; });
        if (found == gone_.end()) {
            return nullptr;
        }
        PieceItem* item = *found;
        gone_.erase(found);
        return item;
    }
    /// A free spot for one more piece.
    PieceSpot nextSpot(const engine::Piece& piece) {
        coming_.push_back(piece);
        std::vector<PieceLook> looks;
        for (const PieceItem* item : staying_) {
            if (item->piece().space() == piece.space()) {
                looks.push_back(item->look());
            }
        }
        for (const engine::Piece& each : coming_) {
            if (each.space() == piece.space()) {
                looks.push_back({each.owner(), each.size(), each.facing()});
            }
        }
        return arrange(looks).back();
    }

private:
    std::vector<PieceItem*> gone_;
    std::vector<PieceItem*> staying_;
    std::vector<engine::Piece> coming_;
};

}  // namespace

void PreviewLayer::clear() {
    qDeleteAll(ghosts_);
    ghosts_.clear();
    for (PieceItem* item : paled_) {
        item->setOpacity(1);
    }
    paled_.clear();
}

void PreviewLayer::show(const BoardItems& items, const std::optional<turn::Preview>& preview) {
    clear();
    if (!preview) {
        return;
    }
    for (const engine::Territory& territory : preview->territories) {
        showTerritory(territory);
    }
    Forecast forecast(items, *preview);
    for (const engine::Piece& piece : preview->after) {
        if (PieceItem* replaced = forecast.takeReplaced(piece.space())) {
            showGone(replaced, true);
            showComing(piece, replaced->spot());
        } else {
            showComing(piece, forecast.nextSpot(piece));
        }
    }
    for (PieceItem* item : forecast.gone()) {
        showGone(item, false);
    }
}

void PreviewLayer::showTerritory(const engine::Territory& territory) {
    if (territory.card.isNone()) {
        addGhost(new GoneItem(art_, territory.space));
        return;
    }
    auto* ghost = new TerritoryItem(art_);
    ghost->sync(territory);
    ghost->setGhost(true);
    addGhost(ghost);
}

void PreviewLayer::showGone(PieceItem* item, bool replaced) {
    item->setOpacity(kPale);
    paled_.push_back(item);
    if (!replaced) {
        auto* cross = new PieceItem(art_);
        cross->sync(item->piece(), engine::kNoPiece, item->spot());
        cross->setPresence(PieceItem::Presence::going);
        addGhost(cross);
    }
}

void PreviewLayer::showComing(const engine::Piece& piece, const PieceSpot& spot) {
    auto* ghost = new PieceItem(art_);
    ghost->sync(piece, engine::kNoPiece, spot);
    ghost->setPresence(PieceItem::Presence::coming);
    addGhost(ghost);
}

void PreviewLayer::addGhost(QGraphicsItem* ghost) {
    ghosts_.push_back(ghost);
    scene_.addItem(ghost);
}

}  // namespace gnostica::gui
