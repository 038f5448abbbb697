// Graph of the chances of all players in the course of a game.
#pragma once

#include "app/gui/look/art/svg.h"
#include "engine/bots/evaluation.h"
#include "engine/play/score_curve.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace gnostica::gui {

/// The chances in one position.
struct SharePoint {
    int position = 0;                        ///< index of the position
    int round = 0;                           ///< in which it was played
    engine::Seat seat = engine::Seat::none;  ///< the player who decided
    engine::bots::Values shares;
    float cost = 0;  ///< of the decision
};

/// A line for each seat in its colour with its own dash pattern, and its badge and chance at the end; rings mark costly
/// decisions, and numbers the costliest ones, the turning points. Time runs in reading direction, each turn takes the
/// same part of the width, and rounds are numbered. A click goes to the nearest position, the arrow keys to the
/// previous and next one, Page Up and Page Down to turning points.
class ShareGraph : public QWidget {
    Q_OBJECT

public:
    explicit ShareGraph(QWidget* parent = nullptr);

    /// The turns of the game; without them, all positions take the same part of the width.
    void setCurve(std::vector<engine::ScorePoint> curve);
    /// `length`: number of positions of the game.
    void setPoints(std::vector<SharePoint> points, int seats, int length);
    /// The position on the board.
    void setPosition(int position);
    /// Sets the scale of the table (tableScale).
    void setScale(double scale);
    const std::vector<SharePoint>& points() const { return points_; }
    /// Positions of the turning points, in order; the first is number 1.
    const std::vector<int>& turningPoints() const { return turning_; }
    /// The position of the next turning point, or of the previous one if `step` is negative.
    std::optional<int> turningPointFrom(int step) const;
    /// The middles of the numbers of turning points.
    std::vector<QPointF> marks() const;
    /// The places of the labels at the ends of the lines, by seat.
    std::vector<QRectF> endLabels() const;
    /// Where the value of the seat is drawn.
    QPointF placeOf(const SharePoint& point, engine::Seat seat) const;
    /// The rounds that are numbered below the graph, as indices of their last turns in the curve; the numbers fit.
    std::vector<std::size_t> numberedRounds() const;
    /// Horizontal place of a position.
    double across(double position) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void picked(int position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QFont letters() const;
    double labelHeight() const;
    double endWidth() const;
    QRectF plot() const;
    double timeOf(double position) const;
    /// Index in points_ of the last point at or before the position; -1 if there is none.
    int placeAt(int position) const;
    void go(int place);

    void paintGrid(QPainter& painter) const;
    void paintRounds(QPainter& painter) const;
    void paintLine(QPainter& painter, engine::Seat seat) const;
    void paintCosts(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintEnds(QPainter& painter);
    void paintPosition(QPainter& painter) const;

    Pictures pictures_;
    std::vector<SharePoint> points_;
    std::vector<engine::ScorePoint> curve_;
    std::vector<int> turning_;
    int seats_ = 0;
    int length_ = 0;
    int position_ = 0;
    double scale_ = 1;
};

}  // namespace gnostica::gui
