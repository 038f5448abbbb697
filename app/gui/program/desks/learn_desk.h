// The way to lessons and puzzles.
#pragma once

#include "app/gui/program/desks/first_game.h"
#include "app/gui/program/one_window.h"
#include "app/gui/windows/learn/learn_window.h"

#include <QObject>

namespace gnostica::gui {

class ActionSet;
class StartPage;

/// Opens the window in which one learns, and begins a guided game, from the menu and from the start page, and keeps
/// both dressed. The start page is told how far one has come.
class LearnDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; the window opens before `window`, what a guide says as a tab beside that dock.
    LearnDesk(const RulesShelf& shelf, const PanelShelf& panels, SettingsStore& settings, GameDesk& desk,
              DeskDialogs& dialogs, QMainWindow& window, QDockWidget* beside);
    void connectWays(const ActionSet& actions, StartPage& page);

    /// To the front, made if need be.
    LearnWindow& show(TaskKind kind);
    /// The same with the first lesson that is not done yet.
    LearnWindow& goOn();
    /// Nullptr as long as nobody wanted it.
    LearnWindow* window() const { return window_.get(); }
    LearningProgress& progress() { return progress_; }
    FirstGame& firstGame() { return firstGame_; }

private:
    int lessonsDone() const;
    void dress(LearnWindow& window) const;

    const RulesShelf& shelf_;
    const SettingsStore& settings_;
    LearningProgress progress_;
    FirstGame firstGame_;
    OneWindow<LearnWindow> window_;
};

}  // namespace gnostica::gui
