// The middle of the window: the table and its controls.
#pragma once

#include "app/gui/base/settings/settings.h"
#include "app/gui/shared/play/play_table.h"
#include "app/table/game_session.h"
#include "app/wording/speaker.h"

#include <QPointer>

#include <memory>

namespace gnostica::table {
class ComputerPlayers;
}  // namespace gnostica::table

namespace gnostica::gui {

class ActionSet;
class ComputerBar;
class KeepingNotice;
class ReviewBar;

/// A table for a game, with notices over the board, and the bars of the computers and of earlier positions, which the
/// window places where they take no space from the board. The board gets the focus when a game begins and when a cover
/// is removed.
class PlayArea : public PlayTable {
    Q_OBJECT

public:
    PlayArea(const ActionSet& actions, turn::TurnController& turn, const table::ComputerPlayers& computers,
             QWidget* parent = nullptr);

    BoardView* boardView() const { return view(); }
    ComputerBar* computerBar() const { return computerBar_; }
    /// Visible while an earlier position is shown.
    ReviewBar* reviewBar() const { return review_; }

    /// Sets the game and its speaker, which must outlive this.
    void attach(table::GameSession* session, const wording::Speaker* speaker);
    void applySettings(const Settings& settings);
    /// Shows the current view and turn. The caller must then let the controller offer its choices.
    void sync();

Q_SIGNALS:
    /// The player who decides, and the decision.
    void statusChanged(gnostica::engine::Seat decider, const gnostica::wording::TurnWords& words);
    /// Whether people play, and whether the game is over.
    void turnsOffered(bool areOffered, bool isOver);

private:
    void retranslate();
    void addActions(const ActionSet& actions);
    void tellStatus();
    void animateStep(const engine::EventList& events);

    const table::ComputerPlayers& computers_;
    KeepingNotice* notice_;
    ReviewBar* review_;
    ComputerBar* computerBar_;
    QPointer<table::GameSession> session_;
    std::unique_ptr<QObject> listener_;  ///< receives signals of this session
    const wording::Speaker* speaker_ = nullptr;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
