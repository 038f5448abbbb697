// Animation of changes on the board.
#pragma once

#include "app/gui/shared/board/items/board_items.h"
#include "engine/model/event.h"

#include <QObject>
#include <QVariantAnimation>

#include <memory>
#include <vector>

class QGraphicsItem;
class QGraphicsScene;

namespace gnostica::gui {

/// Moves and fades items whose state is already final: an animation that is cut short leaves them in the right places.
/// Nothing waits for it.
class BoardAnimator : public QObject {
    Q_OBJECT

public:
    BoardAnimator(QGraphicsScene& scene, BoardArt& art, QObject* parent = nullptr);
    ~BoardAnimator() override;

    /// Animates the effect of these events on items that have been synchronised since.
    void play(const BoardItems& items, const engine::EventList& events, int milliseconds);
    /// Puts everything in its place immediately.
    void finish();
    bool isRunning() const { return clock_.state() == QAbstractAnimation::Running; }

private:
    /// One item in motion.
    struct Motion {
        QGraphicsItem* item = nullptr;
        QPointF from, to;
        double fromScale = 1, toScale = 1;
        double fromOpacity = 1, toOpacity = 1;
        double fromAngle = 0;
        bool passing = false;  ///< exists only for the animation
        bool ghostly = false;  ///< becomes a ghost before it goes
    };

    void setProgress(const QVariant& value);
    void apply(const Motion& motion, double progress) const;
    Motion still(QGraphicsItem* item) const;
    Motion& motionOf(QGraphicsItem* item);

    void followPieces(const BoardItems& items, const engine::EventList& events);
    void followTerritories(const BoardItems& items, const engine::EventList& events);
    void followRearranged(const BoardItems& items);
    Motion& fadePiece(const engine::Piece& look, const BoardShot::Placed& from, engine::Space to);
    void fadeCard(engine::Space space, engine::Card card);

    QGraphicsScene& scene_;
    BoardArt& art_;
    QVariantAnimation clock_;
    std::vector<Motion> motions_;
};

}  // namespace gnostica::gui
