// The page at the end of a game.
#pragma once

#include "app/gui/windows/game/ending/score_curve.h"
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

/// The result and its history: the winner and the reason, all points and their curve, and the turns that changed them
/// most, with buttons for the next step. Covers the middle of its parent.
class EndPage : public QWidget {
    Q_OBJECT

public:
    explicit EndPage(QWidget* parent);

    /// Shows a finished game: `history` leads to `last`.
    void present(const engine::Rules& rules, std::span<const engine::Moment> history, const engine::View& last,
                 const wording::Speaker& speaker);
    void setReviewable(bool isReviewable);
    /// The whole text, for screen readers and tests.
    QString text() const;

Q_SIGNALS:
    void rematchWanted();
    void reviewWanted();
    void saveWanted();
    void newGameWanted();
    /// The user wants to see the board in a position …
    void momentPicked(int position);
    /// … or at the end.
    void boardWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void retranslate();
    void showScores(const engine::View& last, const wording::Speaker& speaker, const ScorePoint& scores);
    void showCurve(const std::vector<ScorePoint>& curve, int seats);
    void showTurningPoints(std::span<const TurningPoint> points, int seats, const wording::Speaker& speaker);

    QFrame* card_;
    QLabel* result_;
    QLabel* how_;
    QGridLayout* scores_;
    QLabel* curveTitle_;
    ShareGraph* curve_;
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
