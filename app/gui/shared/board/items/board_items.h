// The items of the board: projections of what a player sees.
#pragma once

#include "app/gui/shared/board/items/piece_item.h"
#include "app/gui/shared/board/items/space_item.h"
#include "app/gui/shared/board/items/territory_item.h"
#include "engine/model/state.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

class QGraphicsScene;

namespace gnostica::gui {

/// How the board looked: what an animation begins with.
struct BoardShot {
    struct Placed {
        engine::Piece piece;
        QPointF place;
        double scale = 1;
    };
    std::vector<Placed> pieces;
    std::vector<engine::Territory> territories;
};

/// Keeps one item for each space, territory and piece. Items are kept as long as what they show is still there, and
/// moved only when it has moved.
class BoardItems {
public:
    BoardItems(QGraphicsScene& scene, BoardArt& art);

    /// Makes the items show this state; remembers in before() how they stood.
    void sync(const engine::State& state);
    const BoardShot& before() const { return before_; }

    const std::vector<PieceItem*>& pieces() const { return pieces_; }
    const std::vector<TerritoryItem*>& territories() const { return territories_; }
    /// nullptr if there is no such piece.
    PieceItem* piece(engine::PieceId id) const;
    /// In the order of arrival.
    std::vector<PieceItem*> piecesAt(engine::Space space) const;
    TerritoryItem* territoryAt(engine::Space space) const;

    /// Territories and wastelands, sorted.
    const std::vector<engine::Space>& spaces() const { return spaces_; }
    std::optional<Ground> groundAt(engine::Space space) const;
    /// What all territories and pieces cover, and the nearer part of the empty wastelands.
    QRectF extent() const;

private:
    void remember();
    void syncGrounds(const engine::State& state);
    void syncTerritories(const engine::State& state);
    void syncPieces(const engine::State& state);
    void syncOccupants(const engine::State& state);

    QGraphicsScene& scene_;
    BoardArt& art_;
    std::vector<SpaceItem*> grounds_;  ///< as spaces_
    std::vector<TerritoryItem*> territories_;
    std::vector<PieceItem*> pieces_;  ///< by PieceId
    std::vector<engine::Space> spaces_;
    BoardShot before_;
};

}  // namespace gnostica::gui
