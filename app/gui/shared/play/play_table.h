// A table for playing.
#pragma once

#include "app/gui/shared/table/table_widget.h"
#include "app/table/seen_table.h"
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
class PilesWidget;

/// A table with a choice bar, which the window places so that it takes no room from the board, a ring of choices on the
/// board, and answers next to their targets. All picks (on the board, in bar and ring, of cards, elsewhere in the
/// window) go to the current tool. Used for games and lessons.
class PlayTable : public TableWidget {
    Q_OBJECT

public:
    /// Both must outlive this. Connects the actions of the turn, which are handled like all picks.
    PlayTable(const ActionSet& actions, turn::TurnController& turn, QWidget* parent = nullptr);
    ~PlayTable() override;

    ChoiceBar* choiceBar() const { return bar_; }
    ChoiceRing* ring() const { return ring_; }
    /// Explanations of why something is not possible, next to its target.
    AnswerBubble& answers() const { return *answers_; }

    /// Also picks and marks cards of these panels; both must outlive the table.
    void takeCards(HandPanel& hand, PilesWidget& piles);
    /// Sets the table to show and its speaker; nullptr: none. The speaker must remain valid until the next call.
    void speak(const table::SeenTable* shown, const wording::Speaker* speaker);
    /// Updates the choice, for example after a change of language or look.
    void showChoice();

    /// Sets a guide that receives picks instead of the plain tool; nullptr: none. It must remain valid until the next
    /// call.
    void setGuide(PickTool* guide);
    PickTool& pickTool() const;

    /// Something was picked elsewhere in the window …
    void take(const turn::Pick& pick);
    /// … by its number, from 1 …
    void takeNumber(int number);
    /// … or as a whole step.
    void choose(const engine::Step& step);

    /// The reason of a refusal and, where useful, the possible steps.
    QString sentenceOf(const engine::Refusal& refusal) const;

protected:
    turn::TurnController& turn() const { return turn_; }

Q_SIGNALS:
    /// The choices have been shown.
    void choicesShown(const gnostica::turn::ChoiceList& list);

private:
    void connectActions(const ActionSet& actions);
    void connectTurn();
    void connectCards();
    template <class Source>
    void hear(const Source& source);
    void showChoices();
    void showRing();
    void showPreview();

    turn::TurnController& turn_;
    PickTool* plain_;
    QPointer<PickTool> guide_;
    ChoiceBar* bar_;
    ChoiceRing* ring_;
    AnswerBubble* answers_;
    turn::ChoiceList choices_;
    QPointer<const table::SeenTable> shown_;
    const wording::Speaker* speaker_ = nullptr;
};

}  // namespace gnostica::gui
