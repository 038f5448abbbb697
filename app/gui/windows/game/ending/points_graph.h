// Graph of the points of all players by rounds.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "engine/play/score_curve.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace gnostica::gui {

/// A line for each seat in its colour with its own dash pattern, and its piece and points at the end; the target as a
/// dashed line in gold; numbered turning points. Time runs in reading direction. A click asks for the position, the
/// arrow keys go from turn to turn (screen readers hear the points), Page Up and Page Down from turning point to
/// turning point, and Enter asks for the position.
class PointsGraph : public QWidget {
    Q_OBJECT

public:
    /// Describes a point in a sentence, for screen readers and tool tips.
    using Describe = std::function<QString(const engine::ScorePoint&)>;

    explicit PointsGraph(QWidget* parent = nullptr);

    /// `target`: points to win. `marks`: the turning points, which are numbered from 1.
    void present(std::vector<engine::ScorePoint> curve, int seats, std::optional<int> target,
                 const std::vector<engine::TurningPoint>& marks, Describe describe);
    /// Always shows the cursor from now on, in the last turn that ended before this position; its keys then ask for the
    /// position at once.
    void setPosition(int position);
    /// Sets the scale of the table (tableScale).
    void setScale(double scale);

    /// Where the points of a seat after some turn are drawn; `place`: index in the curve.
    QPointF placeOf(std::size_t place, engine::Seat seat) const;
    /// The places of the labels at the ends of the lines, by seat.
    std::vector<QRectF> endLabels() const;
    /// The middles of the numbers of turning points.
    std::vector<QPointF> marks() const;
    /// Last turns of the rounds that are numbered below the graph, as indices in the curve; the numbers fit.
    std::vector<std::size_t> numberedRounds() const;
    /// The description of the turn under the keyboard's cursor.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void picked(int position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QFont letters() const;
    double labelHeight() const;
    double endWidth() const;
    QRectF plot() const;
    double across(std::size_t place) const;
    double up(int points) const;
    int gridStep() const;
    std::size_t nearest(double x) const;
    void go(std::size_t place);
    void goToMark(int step);
    void ask();

    void paintGrid(QPainter& painter) const;
    void paintGridLine(QPainter& painter, int points, const QPen& pen) const;
    void paintRounds(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintLine(QPainter& painter, engine::Seat seat) const;
    void paintEnds(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    PyramidArt pyramids_;
    std::vector<engine::ScorePoint> curve_;
    std::vector<std::size_t> marks_;  ///< indices in the curve
    Describe describe_;
    int seats_ = 0;
    std::optional<int> target_;
    int top_ = 1;  ///< points at the upper edge
    std::size_t cursor_ = 0;
    bool isFollowing_ = false;  ///< the cursor follows a position
    double scale_ = 1;
};

}  // namespace gnostica::gui
