// Marks on the items of the board.
#pragma once

#include "app/gui/shared/board/items/board_items.h"
#include "app/gui/shared/board/items/mark_item.h"
#include "app/gui/shared/board/items/preview_layer.h"
#include "app/turn/board_marks.h"

#include <optional>
#include <vector>

class QGraphicsScene;

namespace gnostica::gui {

class BoardMarkers {
public:
    BoardMarkers(QGraphicsScene& scene, BoardArt& art);

    void show(const BoardItems& items, const turn::BoardMarks& marks);
    const turn::BoardMarks& marks() const { return marks_; }

    turn::Emphasis emphasisOf(engine::Space space) const;
    turn::Emphasis emphasisOf(engine::PieceId piece) const;
    /// True if it may be picked or is picked.
    bool isOpen(engine::Space space) const { return marks_.everything || emphasisOf(space) != turn::Emphasis::none; }
    bool isOpen(engine::PieceId piece) const { return marks_.everything || emphasisOf(piece) != turn::Emphasis::none; }

    /// Emphasises all that may be picked, as if the pointer were on it.
    void setAllHot(const BoardItems& items, bool hot);
    /// Emphasises the target under the pointer if it may be picked.
    void setHot(const BoardItems& items, const turn::BoardTarget& target);

private:
    void showSpaces();
    MarkItem* markAt(engine::Space space) const;

    QGraphicsScene& scene_;
    BoardArt& art_;
    turn::BoardMarks marks_;
    std::vector<MarkItem*> spaceMarks_;
    PreviewLayer preview_;
};

}  // namespace gnostica::gui
