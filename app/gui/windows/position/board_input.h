// Input to a position's board, in addition to clicks.
#pragma once

#include "engine/model/space.h"

#include <QObject>
#include <QPoint>

#include <optional>

class QDropEvent;
class QMouseEvent;
class QWheelEvent;

namespace gnostica::gui {

class BoardView;
class EditTool;

/// The wheel turns the piece to be placed; cards can be dropped on the board, and territories dragged off it.
class BoardInput : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this. The view becomes the parent.
    BoardInput(BoardView& view, EditTool& tool);

Q_SIGNALS:
    /// The wheel was turned by this number of notches.
    void wheelTurned(int notches);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool wheel(const QWheelEvent& event);
    bool drop(QDropEvent& event);
    void press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    engine::Space spaceAt(const QPoint& point) const;

    BoardView& view_;
    EditTool& tool_;
    std::optional<QPoint> pressed_;  ///< on a territory, not on a piece
    int angle_ = 0;
};

}  // namespace gnostica::gui
