// The card of a territory.
#pragma once

#include "app/gui/shared/board/items/space_bound.h"
#include "engine/model/state.h"

#include <QGraphicsItem>

namespace gnostica::gui {

struct BoardArt;

class TerritoryItem : public QGraphicsItem, public SpaceBound {
public:
    enum { Type = UserType + 2 };

    explicit TerritoryItem(BoardArt& art);

    const engine::Territory& territory() const { return territory_; }
    void sync(const engine::Territory& territory);
    /// Marks a future territory: paler, with a frame of its own.
    void setGhost(bool ghost);
    /// Dims the card under pieces, so that they stand out.
    void setVeiled(bool veiled);

    /// Moves only ghosts: real cards lie on full spaces, which never move.
    void place() override;

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    BoardArt& art_;
    engine::Territory territory_;
    bool ghost_ = false;
    bool veiled_ = false;
};

}  // namespace gnostica::gui
