// The winner's land in the light, the rest of the board in the shade.
#pragma once

#include "app/gui/shared/board/items/board_items.h"
#include "app/gui/shared/board/lit_space.h"

#include <QVariantAnimation>

#include <vector>

class QGraphicsItem;
class QGraphicsScene;

namespace gnostica::gui {

/// Gold frames with a glow round lit spaces and discs with their points; a veil over all other territories, below the
/// pieces. The veil comes first, then the spaces one by one.
class LitLand {
public:
    LitLand(QGraphicsScene& scene, BoardArt& art);
    LitLand(const LitLand&) = delete;
    LitLand& operator=(const LitLand&) = delete;

    /// Replaces the previous light; without spaces, nothing is dimmed. `animationMs`: speed of the settings, 0:
    /// immediately. `items` are those of the current position.
    void show(const BoardItems& items, const std::vector<LitSpace>& spaces, int animationMs);
    const std::vector<LitSpace>& shown() const { return shown_; }
    /// Ends the motion.
    void finish();

private:
    void add(std::vector<QGraphicsItem*>& items, QGraphicsItem* item);
    void clear();
    void light(double milliseconds);

    QGraphicsScene& scene_;
    BoardArt& art_;
    std::vector<LitSpace> shown_;
    std::vector<QGraphicsItem*> shade_;  ///< veils, and the rays behind the board
    std::vector<QGraphicsItem*> glows_;  ///< of each space in order
    std::vector<QGraphicsItem*> frames_;
    QVariantAnimation clock_;
};

}  // namespace gnostica::gui
