// What has been done, drawn over the board.
#pragma once

#include "app/gui/shared/board/board_trace.h"
#include "app/gui/shared/board/items/board_items.h"

#include <QVariantAnimation>

#include <vector>

class QGraphicsItem;
class QGraphicsScene;

namespace gnostica::gui {

class TraceArrow;

/// Frames round what is new or changed, arrows along what has moved, ghosts of what has gone, and the number of the
/// step beside each.
class TraceLayer {
public:
    TraceLayer(QGraphicsScene& scene, BoardArt& art);
    ~TraceLayer();
    TraceLayer(const TraceLayer&) = delete;
    TraceLayer& operator=(const TraceLayer&) = delete;

    /// How long arrows that were not there before take to draw themselves; 0: they are there at once.
    void setMotion(int milliseconds) { milliseconds_ = milliseconds; }
    /// Takes the place of what was shown before. `items` are what stands there now.
    void show(const BoardItems& items, const std::vector<BoardTrace>& traces);
    const std::vector<BoardTrace>& shown() const { return shown_; }
    /// Emphasises these spaces, because somebody points at what is told of them; none: nothing.
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
