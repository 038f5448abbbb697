// The middle of the window: the table, and what one says to it.
#pragma once

#include "app/gui/base/settings/settings.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/table/game_session.h"
#include "app/turn/pick.h"
#include "app/turn/turn_controller.h"
#include "app/wording/speaker.h"

#include <QPointer>

namespace gnostica::gui {

class ActionSet;
class AnswerBubble;
class ChoiceBar;
class ChoiceRing;
class ComputerBar;
class ComputerPlayers;
class KeepingNotice;
class PickHub;
class PickTool;
class PlayTool;
class ReviewBar;

/// A table at which a game is played: with notices over the board, and the bars of the computers and of the choice,
/// which the window puts where they take no room from it. Whatever is picked, here or elsewhere in the window, goes
/// through its tool. The keyboard goes to the board when a game begins, and after a cover.
class PlayArea : public TableWidget {
    Q_OBJECT

public:
    PlayArea(const ActionSet& actions, TurnController& turn, const ComputerPlayers& computers,
             QWidget* parent = nullptr);
    ~PlayArea() override;

    BoardView* boardView() const { return view(); }
    ChoiceBar* choiceBar() const { return bar_; }
    ComputerBar* computerBar() const { return computerBar_; }
    ChoiceRing* ring() const { return ring_; }
    /// Why something does not go, beside the thing that was pointed at.
    AnswerBubble& answers() const { return *answers_; }

    /// The game that is shown from now on, and how one speaks of it; the speaker must stay.
    void attach(GameSession* session, const wording::Speaker* speaker);
    void applySettings(const Settings& settings);
    /// Shows the view and the state of the turn anew. What may be chosen then, the controller is to be asked next.
    void sync();

    /// Who gets the picks instead of the plain tool of play: a guide; nullptr: nobody. It must stay until the next
    /// call.
    void setGuide(PickTool* guide);
    PickTool& plainTool();

    /// What is picked elsewhere in the window.
    PickHub* picks() const { return picks_; }

Q_SIGNALS:
    /// Whose decision it is, and what about; Seat::none and nothing before the first game.
    void statusChanged(gnostica::engine::Seat decider, const QString& sentence);

private:
    void addActions(const ActionSet& actions);
    PickTool& pickTool();
    void showChoice();
    void showPreview();
    void showRing();
    QString sentenceOf(const engine::Refusal& refusal) const;
    void refuse(const engine::Refusal& refusal, const Pick& pick);
    void animateStep(const engine::EventList& events);

    TurnController& turn_;
    const ComputerPlayers& computers_;
    PlayTool* plain_;
    QPointer<PickTool> guide_;
    KeepingNotice* notice_;
    ReviewBar* review_;
    ComputerBar* computerBar_;
    ChoiceBar* bar_;
    ChoiceRing* ring_;
    AnswerBubble* answers_;
    PickHub* picks_;
    QPointer<GameSession> session_;
    const wording::Speaker* speaker_ = nullptr;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
