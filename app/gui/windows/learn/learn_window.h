// A window for lessons and puzzles, next to the game.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/panels/plugins/dock_column.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/windows/learn/learn_shelf.h"
#include "app/gui/windows/learn/learning_progress.h"
#include "app/gui/windows/learn/task_list.h"
#include "app/gui/windows/learn/task_table.h"
#include "app/rulesets/rules_shelf.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QMenu;
class QStackedWidget;

namespace gnostica::gui {

class KeyPicks;
class PanelFeed;

/// Reads the lessons and puzzles in the background, lists them, and runs them. Does not affect the game in progress,
/// and saves only which lessons and puzzles have been completed.
class LearnWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All must outlive this.
    LearnWindow(const rulesets::RulesShelf& shelf, const PanelShelf& panels, LearningProgress& progress,
                QWidget* parent);
    ~LearnWindow() override;

    /// Brings a list to the front. It is filled once everything has been read.
    void showList(TaskKind kind);
    /// Begins the first task that is not done yet.
    void goOn(TaskKind kind);
    void begin(TaskKind kind, int place);
    /// Nullptr until everything has been read.
    const LearnShelf* learnable() const { return learnable_.get(); }

    void applyLook(const TaskLook& look);
    TaskList& list() const { return *list_; }
    TaskTable& table() const { return *table_; }
    Task* task() const { return task_.get(); }
    const ActionSet& actions() const { return *actions_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectActions();
    void read();
    void fillLists();
    std::vector<TaskLine> lessonLines() const;
    std::vector<TaskLine> puzzleLines() const;
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
    LearningProgress& progress_;
    ActionSet* actions_;
    QStackedWidget* pages_;
    TaskList* list_;
    TaskTable* table_;
    QMenu* panelMenu_;
    DockColumn panelPlace_;
    std::unique_ptr<PanelDocks> panels_;
    PanelFeed* feed_;
    KeyPicks* keys_;
    std::unique_ptr<LearnShelf> learnable_;
    std::unique_ptr<Task> task_;
    int place_ = 0;                   ///< index of the task among those of its kind
    std::optional<TaskKind> wanted_;  ///< begins once everything has been read
    async::Job<async::NoProgress, std::shared_ptr<LearnShelf>> reading_;
};

}  // namespace gnostica::gui
