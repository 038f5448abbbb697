// What is seen when a game is over.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/game/ending/score_course.h"
#include "app/wording/speaker.h"

#include <QWidget>

#include <span>
#include <vector>

class QFrame;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gnostica::gui {

class CarefulKeys;
class SeatBadge;
class ShareGraph;

/// The result and how it came about: who won and why, everybody's points, their course, the turns that moved them
/// most; and what one may do next. Lies over its parent, whose middle it takes.
class EndPage : public QWidget {
    Q_OBJECT

public:
    explicit EndPage(QWidget* parent);

    /// Shows a game that is over: `history` leads to `last`.
    void present(const engine::Rules& rules, std::span<const engine::Moment> history, const engine::View& last,
                 const wording::Speaker& speaker);
    void setReviewable(bool isReviewable);
    /// All that it says, for screen readers and tests.
    QString text() const;

Q_SIGNALS:
    void rematchWanted();
    void reviewWanted();
    void saveWanted();
    void newGameWanted();
    /// To see the board at a moment …
    void momentPicked(int position);
    /// … or as it stands at the end.
    void boardWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void retranslate();
    void showScores(const engine::View& last, const wording::Speaker& speaker, const ScorePoint& scores);
    void showCourse(const std::vector<ScorePoint>& course, int seats);
    void showTurningPoints(std::span<const TurningPoint> points, int seats, const wording::Speaker& speaker);

    QFrame* card_;
    QLabel* result_;
    QLabel* how_;
    QGridLayout* scores_;
    QLabel* courseTitle_;
    ShareGraph* course_;
    QLabel* turnsTitle_;
    QVBoxLayout* turns_;
    QPushButton* rematch_;
    QPushButton* review_;
    QPushButton* save_;
    QPushButton* newGame_;
    QPushButton* board_;
    CarefulKeys* keys_;
    std::vector<SeatBadge*> badges_;
};

}  // namespace gnostica::gui
