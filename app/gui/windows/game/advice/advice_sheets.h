// The sheets of advice and review.
#pragma once

#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/board/board_trace.h"
#include "app/gui/windows/game/advice/adviser.h"
#include "app/gui/windows/game/advice/hint/hint_player.h"
#include "app/gui/windows/game/advice/review/reviewer.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

namespace gnostica::table {
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class AdvicePanel;
class ReviewPanel;
class ReviewStage;
class Sheet;
class TableSheets;
class TableWidget;

/// Advice for the player to decide, on a sheet that is folded until the user opens it, and the review of a finished
/// game, a page over the table. Connects them with their actions and with the game.
class AdviceSheets : public QObject {
    Q_OBJECT

public:
    /// `table` is covered by the review, and gets the keyboard back. All must outlive this.
    AdviceSheets(const ActionSet& actions, turn::TurnController& turn, TableWidget& table, TableSheets& sheets);
    ~AdviceSheets() override;

    void setBudgets(const AdviceBudgets& budgets);
    /// Sets the table and its speaker; both must exist until the next call.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);

    /// Explains the turn of a computer to which this moment of the game belongs.
    void explain(std::size_t moment);
    /// The chances of an announcement now, in a sentence; empty if the adviser has not been asked about it.
    QString chanceOfAnnouncing() const;

    Adviser& adviser() { return adviser_; }
    Reviewer& reviewer() { return reviewer_; }
    AdvicePanel* advice() const { return advice_; }
    ReviewPanel* review() const { return review_; }
    ReviewStage& reviewStage() const { return *reviewStage_; }

Q_SIGNALS:
    /// The marks of the advised or explained turn on the board; empty if there is none.
    void traced(const std::vector<gnostica::gui::BoardTrace>& traces);
    /// The page of the review is about to cover the table; any other page must go.
    void reviewOpens();

private:
    void retranslate();
    void trace();
    void connectActions();
    void ask(Question question);
    BoardTrace traceOfExplained() const;
    void startReview();
    void enableActions();

    const ActionSet& actions_;
    turn::TurnController& turn_;
    TableSheets& sheets_;
    Adviser adviser_;
    HintPlayer player_{adviser_, turn_, this};
    Reviewer reviewer_;
    QPointer<table::SeenTable> table_;
    const wording::Speaker* speaker_ = nullptr;
    int explainedAt_ = 0;  ///< length of the game; the explained turn is marked until something happens
    AdvicePanel* advice_;
    ReviewPanel* review_;
    ReviewStage* reviewStage_;
    Sheet* adviceSheet_;
};

}  // namespace gnostica::gui
