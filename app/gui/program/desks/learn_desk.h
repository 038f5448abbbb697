// Access to lessons and puzzles.
#pragma once

#include "app/gui/program/desks/first_game.h"
#include "app/gui/program/one_window.h"
#include "app/gui/windows/learn/learn_window.h"

#include <QObject>

namespace gnostica::gui {

class ActionSet;
class HomePage;
class MyGamesPage;
class StartPage;
struct LearningTally;

/// Opens the learning window and starts guided games, from the menu and the start page, and keeps their looks current.
/// Reports progress to the start page.
class LearnDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. The window opens in front of `window`; the guide points at things on its table.
    LearnDesk(const rulesets::RulesShelf& shelf, const PanelShelf& panels, SettingsStore& settings,
              table::GameDesk& desk, DeskDialogs& dialogs, QMainWindow& window, const GuideTargets::Parts& table);
    void connectWays(const ActionSet& actions, StartPage& page, MyGamesPage& games);

    /// Brings the window to the front and creates it if necessary.
    LearnWindow& show(TaskKind kind);
    /// The same with the first unfinished lesson.
    LearnWindow& goOn();
    /// The same with the puzzle of the day.
    LearnWindow& beginDayPuzzle();
    TodaysPuzzle& today() { return today_; }
    /// Nullptr until the window is needed.
    LearnWindow* window() const { return window_.get(); }
    LearningProgress& progress() { return progress_; }
    FirstGame& firstGame() { return firstGame_; }

private:
    int lessonsDone() const;
    LearningTally tally() const;
    void tell(StartPage& page, MyGamesPage& games);
    void dress(LearnWindow& window) const;

    const rulesets::RulesShelf& shelf_;
    const SettingsStore& settings_;
    LearningProgress progress_;
    LearnReading reading_;
    TodaysPuzzle today_;
    FirstGame firstGame_;
    OneWindow<LearnWindow> window_;
};

}  // namespace gnostica::gui
