// Traces of steps over the board.
#pragma once

#include "app/gui/shared/board/board_trace.h"
#include "app/gui/shared/board/items/board_items.h"

#include <QVariantAnimation>

#include <vector>

class QGraphicsItem;
class QGraphicsScene;

namespace gnostica::gui {

class TraceArrow;

/// Frames round new and changed things, arrows of moves, ghosts of removed pieces, and the number of the step next to
/// each.
class TraceLayer {
public:
    TraceLayer(QGraphicsScene& scene, BoardArt& art);
    ~TraceLayer();
    TraceLayer(const TraceLayer&) = delete;
    TraceLayer& operator=(const TraceLayer&) = delete;

    /// Duration in which new arrows appear; 0: immediately.
    void setMotion(int milliseconds) { milliseconds_ = milliseconds; }
    /// Replaces the previous traces. `items` are those of the current position.
    void show(const BoardItems& items, const std::vector<BoardTrace>& traces);
    const std::vector<BoardTrace>& shown() const { return shown_; }
    /// Emphasises spaces that are pointed at elsewhere; empty: none.
    void lightUp(const std::vector<engine::Space>& spaces);

private:
    void clear(std::vector<QGraphicsItem*>& items);
    void add(QGraphicsItem* item) { addTo(drawn_, item); }
    void addTo(std::vector<QGraphicsItem*>& items, QGraphicsItem* item);

    QGraphicsScene& scene_;
    BoardArt& art_;
    std::vector<BoardTrace> shown_;
    std::vector<QGraphicsItem*> drawn_;
    std::vector<QGraphicsItem*> lit_;
    std::vector<TraceArrow*> growing_;
    QVariantAnimation clock_;
    int milliseconds_ = 0;
};

}  // namespace gnostica::gui
