// Review of a finished game.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "app/wording/speaker.h"
#include "engine/play/score_curve.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace gnostica::engine::bots {
struct ReviewedDecision;
}  // namespace gnostica::engine::bots

namespace gnostica::table {
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

class ActionSet;
class DecisionsModel;
class PageButton;
class Parchment;
class ReviewGraphs;
class Reviewer;
class ShareGraph;
class ThinkingBar;
class WordTable;
struct ReviewPlan;

/// Two sheets of a page: graphs of the chances and the points over the whole width and, beside the board, the chosen
/// turn in words, the most costly decisions, and buttons. A choice with mouse or keyboard asks for the position to be
/// shown on the board.
class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the panel. Uses the actions that start a review and continue the game from a position.
    ReviewPanel(Reviewer& reviewer, const ActionSet& actions, QWidget* parent = nullptr);

    /// The reviewed game and its speaker; both must exist until the next call.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);
    /// Places the sheets; `scale` is that of the table (tableScale).
    void lay(const ReviewPlan& plan, double scale);

    ReviewGraphs* graphs() const { return graphs_; }
    ShareGraph* graph() const;
    DecisionsModel* decisions() const { return model_; }
    WordTable* table() const { return list_; }
    /// The chosen turn in words.
    QString words() const;

Q_SIGNALS:
    void momentPicked(int position);
    /// The user wants to leave the review.
    void backWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeTurns();
    QWidget* makeButtons();
    void connectParts(const ActionSet& actions);
    void retranslate();
    void dress(const Theme& theme);
    void setLetters();
    void sync();
    void showNews();
    void showPoints();
    void showAll();
    void showPosition();
    void selectShown();
    void fillGraph();
    const engine::bots::ReviewedDecision* shownDecision() const;
    QStringList linesAbout(const engine::bots::ReviewedDecision& decision) const;
    void goToTurningPoint(int step);
    const std::vector<engine::ScorePoint>& curve();
    int roundOf(std::size_t moment);

    Reviewer& reviewer_;
    QPointer<table::SeenTable> table_;
    const wording::Speaker* speaker_ = nullptr;
    ReviewGraphs* graphs_;
    QToolButton* start_;
    ThinkingBar* thinking_;
    QLabel* intro_;
    QLabel* turn_;   ///< title of the chosen turn
    QLabel* where_;  ///< sentences about it
    DecisionsModel* model_;
    WordTable* list_;
    PageButton* previous_;
    PageButton* next_;
    PageButton* branch_;
    PageButton* back_;
    Parchment* graphSheet_;
    Parchment* turnsSheet_;
    Pictures pictures_;
    std::vector<engine::ScorePoint> curve_;  ///< of a game that is over; empty until it is needed
    std::size_t told_ = 0;                   ///< number of decisions already in the list
    int heard_ = -1;                         ///< position whose words were read to screen readers last
    bool hasPoints_ = false;
    double scale_ = 1;
};

}  // namespace gnostica::gui
