// A table at which steps are put together.
#pragma once

#include "app/gui/shared/table/table_widget.h"
#include "app/table/table_view.h"
#include "app/turn/choice_list.h"
#include "app/turn/turn_controller.h"
#include "app/wording/speaker.h"

#include <QPointer>

namespace gnostica::gui {

class ActionSet;
class AnswerBubble;
class ChoiceBar;
class ChoiceRing;
class HandPanel;
class PickTool;
class PilesPanel;

/// A table with a choice bar, which the window puts where it takes no room from the board, with a ring of choices on
/// the board, and with answers next to what was asked about. Whatever is picked (on the board, in bar and ring, by
/// cards, elsewhere in the window) goes to the tool that is in use at that moment. Games and lessons are played here.
class PlayTable : public TableWidget {
    Q_OBJECT

public:
    /// Both must outlive it. The actions of the turn are connected here: they go the way of all picks.
    PlayTable(const ActionSet& actions, TurnController& turn, QWidget* parent = nullptr);
    ~PlayTable() override;

    ChoiceBar* choiceBar() const { return bar_; }
    ChoiceRing* ring() const { return ring_; }
    /// Why something is not possible, next to the thing that was pointed at.
    AnswerBubble& answers() const { return *answers_; }

    /// Cards of these are picked, too, and marked; both must outlive the table.
    void takeCards(HandPanel& hand, PilesPanel& piles);
    /// What is shown from now on, and how one speaks of it; nullptr: nothing is. The speaker must stay until the next
    /// call.
    void speak(const TableView* shown, const wording::Speaker* speaker);
    /// Shows the choice anew, as after another language or look.
    void showChoice();

    /// Who gets the picks instead of the plain tool of play: a guide; nullptr: nobody. It must stay until the next
    /// call.
    void setGuide(PickTool* guide);
    PickTool& pickTool() const;

    /// Something was picked elsewhere in the window …
    void take(const Pick& pick);
    /// … chosen by its number, from 1 …
    void takeNumber(int number);
    /// … or a whole step was.
    void choose(const engine::Step& step);

    /// Why something is refused, and what can be done instead.
    QString sentenceOf(const engine::Refusal& refusal) const;

private:
    void connectActions(const ActionSet& actions);
    void connectTurn();
    void connectCards();
    template <class Source>
    void hear(const Source& source);
    void showChoices();
    void showRing();
    void showPreview();

    TurnController& turn_;
    PickTool* plain_;
    QPointer<PickTool> guide_;
    ChoiceBar* bar_;
    ChoiceRing* ring_;
    AnswerBubble* answers_;
    ChoiceList choices_;
    QPointer<const TableView> shown_;
    const wording::Speaker* speaker_ = nullptr;
};

}  // namespace gnostica::gui
