// Graph of the chances of all players in the course of a game.
#pragma once

#include "app/gui/look/art/svg.h"
#include "engine/bots/evaluation.h"

#include <QWidget>

#include <vector>

namespace gnostica::gui {

/// The chances in one position.
struct SharePoint {
    int position = 0;                        ///< index of the position
    int turn = 0;                            ///< number of its turn
    engine::Seat seat = engine::Seat::none;  ///< the player who decided
    engine::bots::Values shares;
    float cost = 0;  ///< of the decision
};

/// A line for each seat in its colour with its own dash pattern, and its badge at the end; a ring marks a costly
/// decision. Time runs in reading direction. A click goes to the nearest position, the arrow keys to the previous and
/// next one, Page Up and Page Down to costly decisions.
class ShareGraph : public QWidget {
    Q_OBJECT

public:
    explicit ShareGraph(QWidget* parent = nullptr);

    /// `length`: number of positions of the game.
    void setPoints(std::vector<SharePoint> points, int seats, int length);
    /// The position on the board.
    void setPosition(int position);
    const std::vector<SharePoint>& points() const { return points_; }
    /// Where the value of the seat is drawn.
    QPointF placeOf(const SharePoint& point, engine::Seat seat) const;
    /// First points of the turns that are numbered below the graph: all, or every second, fifth, tenth, …, so that the
    /// numbers fit.
    std::vector<SharePoint> numberedTurns() const;

    QSize sizeHint() const override { return {300, 220}; }
    QSize minimumSizeHint() const override { return {180, 140}; }

Q_SIGNALS:
    void picked(int position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF plot() const;
    double across(double position) const;
    double widthOf(int number) const;
    /// Index in points_ of the last point at or before the position; -1 if there is none.
    int placeAt(int position) const;
    void go(int place);
    int nextExpensive(int from, int step) const;

    void paintGrid(QPainter& painter) const;
    void paintTurns(QPainter& painter) const;
    void paintLine(QPainter& painter, engine::Seat seat) const;
    void paintCosts(QPainter& painter) const;
    void paintBadges(QPainter& painter);
    void paintPosition(QPainter& painter) const;

    Pictures pictures_;
    std::vector<SharePoint> points_;
    int seats_ = 0;
    int length_ = 0;
    int position_ = 0;
};

}  // namespace gnostica::gui
