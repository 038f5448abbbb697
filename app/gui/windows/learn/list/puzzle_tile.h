// A puzzle in the list.
#pragma once

#include "app/gui/windows/learn/list/board_tile.h"
#include "app/gui/windows/learn/list/task_lines.h"

namespace gnostica::gui {

/// The board and, beside it, what is asked, the game if it is not the usual one, dots for the difficulty, and the
/// points of the player on turn. A check if it is solved.
class PuzzleTile : public BoardTile {
    Q_OBJECT

public:
    PuzzleTile(std::shared_ptr<const GlancePainter> painter, QWidget* parent);

    void setLine(const PuzzleLine& line);
    const PuzzleLine& line() const { return line_; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont askedFont() const;
    double wordsWidth() const;
    double wordsHeight() const;
    double footHeight() const;
    void paintFoot(QPainter& painter, const QRectF& foot) const;

    PuzzleLine line_;
};

}  // namespace gnostica::gui
