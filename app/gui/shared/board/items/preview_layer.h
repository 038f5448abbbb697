// Preview of a step over the board.
#pragma once

#include "app/gui/shared/board/items/board_items.h"
#include "app/turn/board_marks.h"

#include <vector>

class QGraphicsItem;
class QGraphicsScene;

namespace gnostica::gui {

/// Ghosts of pieces and cards that would come; those that would go are pale and, if nothing replaces them, crossed out.
class PreviewLayer {
public:
    PreviewLayer(QGraphicsScene& scene, BoardArt& art) : scene_(scene), art_(art) {}

    /// Replaces the previous preview. `items` are the real ones.
    void show(const BoardItems& items, const std::optional<turn::Preview>& preview);

private:
    void clear();
    void showTerritory(const engine::Territory& territory);
    void showGone(PieceItem* item, bool replaced);
    void showComing(const engine::Piece& piece, const PieceSpot& spot);
    void addGhost(QGraphicsItem* ghost);

    QGraphicsScene& scene_;
    BoardArt& art_;
    std::vector<QGraphicsItem*> ghosts_;
    std::vector<PieceItem*> paled_;
};

}  // namespace gnostica::gui
