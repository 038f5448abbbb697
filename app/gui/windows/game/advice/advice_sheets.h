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

class QWidget;

namespace gnostica::table {
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class AdvicePanel;
class ReviewPanel;
class Sheet;
class TableSheets;

/// Two sheets, folded until the user opens them: advice for the player to decide, and the review of a finished game.
/// Connects them with their actions and with the game.
class AdviceSheets : public QObject {
    Q_OBJECT

public:
    /// `table` gets the keyboard back. All must outlive this.
    AdviceSheets(const ActionSet& actions, turn::TurnController& turn, QWidget& table, TableSheets& sheets);
    ~AdviceSheets() override;

    void setBudgets(const AdviceBudgets& budgets);
    /// Sets the table and its speaker; both must exist until the next call.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);

    /// The chances of an announcement now, in a sentence; empty if the adviser has not been asked about it.
    QString chanceOfAnnouncing() const;

    Adviser& adviser() { return adviser_; }
    Reviewer& reviewer() { return reviewer_; }
    AdvicePanel* advice() const { return advice_; }
    ReviewPanel* review() const { return review_; }

Q_SIGNALS:
    /// The marks of the advised turn on the board; empty if there is no advice.
    void traced(const std::vector<gnostica::gui::BoardTrace>& traces);

private:
    void retranslate();
    void trace();
    void connectActions();
    void ask(Question question);
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
    AdvicePanel* advice_;
    ReviewPanel* review_;
    Sheet* adviceSheet_;
    Sheet* reviewSheet_;
};

}  // namespace gnostica::gui
