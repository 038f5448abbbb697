// The graphs of a review.
#pragma once

#include "app/wording/speaker.h"
#include "engine/play/score_curve.h"

#include <QWidget>

class QLabel;

namespace gnostica::table {
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

class PageButton;
class PointsGraph;
class ShareGraph;

/// The chances or the points during a game, one at a time, under a title with buttons to choose. Chances come with the
/// review, points at once.
class ReviewGraphs : public QWidget {
    Q_OBJECT

public:
    explicit ReviewGraphs(QWidget* parent = nullptr);

    ShareGraph* shares() const { return shares_; }
    PointsGraph* points() const { return points_; }
    /// Fills the graph of the points of a finished game; `curve`: its turns, also for the axis of the chances.
    void presentPoints(const std::vector<engine::ScorePoint>& curve, const table::SeenTable& table,
                       const wording::Speaker& speaker);
    /// The position on the board.
    void setPosition(int position);
    /// Sets the scale of the table (tableScale).
    void setScale(double scale);

Q_SIGNALS:
    void picked(int position);

private:
    void layOut();
    void retranslate();
    void setLetters();
    void showPoints(bool isWanted);

    QLabel* title_;
    PageButton* toShares_;
    PageButton* toPoints_;
    ShareGraph* shares_;
    PointsGraph* points_;
    double scale_ = 1;
};

}  // namespace gnostica::gui
