// How the chances, or the scores, of all players went through a game.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "engine/bots/evaluation.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace gnostica::gui {

/// The chances at one moment, or the scores as shares of the graph's top.
struct SharePoint {
    int position = 0;                        ///< the moment
    int turn = 0;                            ///< the number of its turn
    engine::Seat seat = engine::Seat::none;  ///< who decided then
    engine::bots::Values shares;
    float cost = 0;  ///< of the decision
};

/// A line for each seat in its colour, dashed in a way of its own, and with its badge at the end; a ring where a
/// decision was expensive. Time runs as one reads. A click goes to the nearest moment, the arrow keys to the one before
/// and after, Page Up and Page Down to the expensive ones.
class ShareGraph : public QWidget {
    Q_OBJECT

public:
    explicit ShareGraph(QWidget* parent = nullptr);

    /// The graph is of scores, and its top stands for so many points; before, it is of chances.
    void setTop(int points);
    /// `length`: of the game, in moments.
    void setPoints(std::vector<SharePoint> points, int seats, int length);
    /// The moment that is shown on the board.
    void setPosition(int position);
    const std::vector<SharePoint>& points() const { return points_; }
    /// Where the point is drawn at which that seat stands at that moment.
    QPointF placeOf(const SharePoint& point, engine::Seat seat) const;
    /// Where the turns begin whose numbers stand below the graph: of all, of every second, fifth, tenth, …, so that
    /// each number has room.
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
    QString labelOf(double share) const;
    double across(double position) const;
    double widthOf(int number) const;
    /// The place in points_ of the last one that is not behind the position; -1 before the first.
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
    std::optional<int> top_;  ///< points; none: chances
    int position_ = 0;
};

}  // namespace gnostica::gui
