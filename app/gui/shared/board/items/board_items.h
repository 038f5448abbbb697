// Items of the board, synchronised with a position.
#pragma once

#include "app/gui/shared/board/items/piece_item.h"
#include "app/gui/shared/board/items/space_item.h"
#include "app/gui/shared/board/items/territory_item.h"
#include "engine/model/state.h"

#include <QPointF>

#include <optional>
#include <vector>

class QGraphicsScene;

namespace gnostica::gui {

/// The items before a change, from which an animation starts.
struct BoardShot {
    struct Placed {
        engine::Piece piece;
        QPointF place;
        double scale = 1;
    };
    std::vector<Placed> pieces;
    std::vector<engine::Territory> territories;
};

/// Holds one item for each space, territory and piece. Items exist as long as the things that they show, and move only
/// when these move.
class BoardItems {
public:
    BoardItems(QGraphicsScene& scene, BoardArt& art);

    /// Updates the items to this position; before() returns their previous state.
    void sync(const engine::State& state);
    const BoardShot& before() const { return before_; }

    const std::vector<PieceItem*>& pieces() const { return pieces_; }
    const std::vector<TerritoryItem*>& territories() const { return territories_; }
    /// nullptr if there is no such piece.
    PieceItem* piece(engine::PieceId id) const;
    /// In order of arrival.
    std::vector<PieceItem*> piecesAt(engine::Space space) const;
    TerritoryItem* territoryAt(engine::Space space) const;

    /// Territories and wastelands, sorted.
    const std::vector<engine::Space>& spaces() const { return spaces_; }
    std::optional<Ground> groundAt(engine::Space space) const;
    /// Territories, wastelands and the spaces of pieces: everything that must be visible.
    std::vector<engine::Space> visibleSpaces() const;

private:
    void remember();
    void syncGrounds(const engine::State& state);
    void syncTerritories(const engine::State& state);
    void syncPieces(const engine::State& state);
    void syncOccupants(const engine::State& state);

    QGraphicsScene& scene_;
    BoardArt& art_;
    std::vector<SpaceItem*> grounds_;  ///< in the order of spaces_
    std::vector<TerritoryItem*> territories_;
    std::vector<PieceItem*> pieces_;  ///< by PieceId
    std::vector<engine::Space> spaces_;
    BoardShot before_;
};

}  // namespace gnostica::gui
