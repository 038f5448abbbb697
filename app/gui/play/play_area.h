// The middle of the window: the table, and what one says to it.
#pragma once

#include "app/gui/art/theme.h"
#include "app/gui/play/game_session.h"
#include "app/gui/play/turn_controller.h"
#include "app/gui/settings/settings.h"
#include "app/wording/speaker.h"

#include <QPointer>
#include <QWidget>

namespace gnostica::gui {

class ActionSet;
class BoardScene;
class BoardView;
class ChoiceBar;
class ComputerBar;
class ComputerPlayers;
class KeepingNotice;
class MessageBar;
class ReviewBar;
class ScreenCover;

/// Message bar, board, computer bar and choice bar one below the other, and the cover over them. Carries what is
/// pointed at on the board and in the bar to the controller, and shows what the controller has made of it. The keyboard
/// goes to the board when a game begins, and after a cover.
class PlayArea : public QWidget {
    Q_OBJECT

public:
    PlayArea(ActionSet& actions, TurnController& turn, const ComputerPlayers& computers, QWidget* parent = nullptr);

    BoardScene* board() const { return scene_; }
    BoardView* boardView() const { return view_; }
    ChoiceBar* choiceBar() const { return bar_; }
    ComputerBar* computerBar() const { return computerBar_; }
    MessageBar* messages() const { return messages_; }
    ScreenCover* cover() const { return cover_; }

    /// The game that is shown from now on, and how one speaks of it; the speaker must stay.
    void attach(GameSession* session, const wording::Speaker* speaker);
    void applySettings(const Settings& settings, const Theme& theme);
    /// Shows the view, the state of the turn and the choice anew.
    void sync();

Q_SIGNALS:
    void quarterTurnsChanged(int turns);

private:
    void layOut(ActionSet& actions);
    void connectBoard();
    void showChoice();
    void showPreview();
    void showCover();
    void explain(const engine::Refusal& refusal);
    void animate(const engine::EventList& events);

    TurnController& turn_;
    const ComputerPlayers& computers_;
    BoardScene* scene_;
    BoardView* view_;
    KeepingNotice* notice_;
    MessageBar* messages_;
    ReviewBar* review_;
    ComputerBar* computerBar_;
    ChoiceBar* bar_;
    ScreenCover* cover_;
    QPointer<GameSession> session_;
    const wording::Speaker* speaker_ = nullptr;
    Theme theme_ = Theme::light();
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
