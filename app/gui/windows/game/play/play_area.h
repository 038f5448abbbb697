// The middle of the window: the table, and what one says to it.
#pragma once

#include "app/gui/base/settings/settings.h"
#include "app/gui/shared/play/play_table.h"
#include "app/table/game_session.h"
#include "app/wording/speaker.h"

#include <QPointer>

#include <memory>

namespace gnostica::gui {

class ActionSet;
class ComputerBar;
class ComputerPlayers;
class KeepingNotice;
class ReviewBar;

/// A table at which a game is played: with notices over the board, and the bar of the computers, which the window puts
/// where it takes no room from it. The keyboard goes to the board when a game begins, and after a cover.
class PlayArea : public PlayTable {
    Q_OBJECT

public:
    PlayArea(const ActionSet& actions, TurnController& turn, const ComputerPlayers& computers,
             QWidget* parent = nullptr);

    BoardView* boardView() const { return view(); }
    ComputerBar* computerBar() const { return computerBar_; }

    /// The game that is shown from now on, and how one speaks of it; the speaker must stay.
    void attach(GameSession* session, const wording::Speaker* speaker);
    void applySettings(const Settings& settings);
    /// Shows the view and the state of the turn anew. What may be chosen then, the controller is to be asked next.
    void sync();

Q_SIGNALS:
    /// Whose decision it is, and what about; Seat::none and nothing before the first game.
    void statusChanged(gnostica::engine::Seat decider, const QString& sentence);

private:
    void addActions(const ActionSet& actions);
    void animateStep(const engine::EventList& events);

    const ComputerPlayers& computers_;
    KeepingNotice* notice_;
    ReviewBar* review_;
    ComputerBar* computerBar_;
    QPointer<GameSession> session_;
    std::unique_ptr<QObject> listener_;  ///< to this session
    const wording::Speaker* speaker_ = nullptr;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
