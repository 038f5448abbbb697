// Review of a finished game.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "app/wording/speaker.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace gnostica::table {
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

class DecisionsModel;
class Reviewer;
class ShareGraph;
class ThinkingBar;
class WordTable;

/// A graph of the chances of all players and, below it, the most costly decisions. A choice with mouse or keyboard asks
/// for the position to be shown on the board.
class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    /// The reviewer must outlive the panel. `start`: the action that starts a review.
    ReviewPanel(Reviewer& reviewer, QAction* start, QWidget* parent = nullptr);

    /// The reviewed game and its speaker; both must exist until the next call.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);

    ShareGraph* graph() const { return graph_; }
    DecisionsModel* decisions() const { return model_; }
    WordTable* table() const { return list_; }

Q_SIGNALS:
    void momentPicked(int position);

private:
    void retranslate();
    void dress(const Theme& theme);
    void layOut();
    void sync();
    void showNews();
    void showAll();
    void showPosition();
    void selectOnlyShown();
    void fillGraph();

    Reviewer& reviewer_;
    QPointer<table::SeenTable> table_;
    const wording::Speaker* speaker_ = nullptr;
    QToolButton* start_;
    ThinkingBar* thinking_;
    QLabel* intro_;
    ShareGraph* graph_;
    QLabel* where_;
    DecisionsModel* model_;
    WordTable* list_;
    Pictures pictures_;
    std::size_t told_ = 0;  ///< number of decisions already in the list
};

}  // namespace gnostica::gui
