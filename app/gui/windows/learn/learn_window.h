// A window for lessons and puzzles, next to the game.
#pragma once

#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/learn/learning_progress.h"
#include "app/gui/shared/learn/todays_puzzle.h"
#include "app/gui/shared/panels/plugins/dock_column.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/windows/learn/list/task_list.h"
#include "app/gui/windows/learn/task_table.h"
#include "app/rulesets/rules_shelf.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>

class QMenu;
class QStackedWidget;

namespace gnostica::gui {

class KeyPicks;
class PanelFeed;
class WindowHead;

/// Lists the lessons and puzzles once they have been read, and runs them. Does not affect the game in progress, and
/// saves only which lessons and puzzles have been completed.
class LearnWindow : public QMainWindow {
    Q_OBJECT

public:
    /// What is learnt, and how far the user has come.
    struct Learning {
        LearningProgress& progress;
        LearnReading& reading;
        TodaysPuzzle& today;
    };

    /// All must outlive this.
    LearnWindow(const rulesets::RulesShelf& shelf, const PanelShelf& panels, const Learning& learning, QWidget* parent);
    ~LearnWindow() override;

    /// Brings a list to the front. It is filled once everything has been read.
    void showList(TaskKind kind);
    /// Begins the first task that is not done yet.
    void goOn(TaskKind kind);
    void begin(TaskKind kind, int place);
    /// Begins the puzzle of the day, once everything has been read.
    void beginDayPuzzle();
    /// Nullptr until everything has been read.
    const LearnShelf* learnable() const { return learning_.reading.shelf().get(); }

    void applyLook(const TaskLook& look);
    TaskList& list() const { return *list_; }
    TaskTable& table() const { return *table_; }
    Task* task() const { return task_.get(); }
    const ActionSet& actions() const { return *actions_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectActions();
    void connectProgress();
    void takeRead();
    void fillLists();
    void noteLearnt();
    QString nameOf(TaskKind kind, int place) const;
    int count(TaskKind kind) const;
    std::optional<int> nextOf(TaskKind kind, int place) const;
    std::unique_ptr<Task> makeTask(TaskKind kind, int place);
    void leaveTask();
    void act(Act act);
    void goOnwards();
    void showOnwards();
    void setOpen(bool open);
    void updateActions();
    void retranslate();
    void showTitle();

    const rulesets::RulesShelf& shelf_;
    Learning learning_;
    ActionSet* actions_;
    WindowHead* head_;
    QStackedWidget* pages_;
    TaskTable* table_;
    TaskList* list_;
    QMenu* panelMenu_;
    DockColumn panelPlace_;
    std::unique_ptr<PanelDocks> panels_;
    PanelFeed* feed_;
    KeyPicks* keys_;
    std::vector<BoardGlance> lessonBoards_;
    std::unique_ptr<Task> task_;
    QString outcome_;               ///< what is to be chosen, or the effect of the step
    int place_ = 0;                 ///< index of the task among those of its kind
    QDate day_;                     ///< the task is the puzzle of this day; null: it is not
    std::function<void()> wanted_;  ///< happens once everything has been read
};

}  // namespace gnostica::gui
