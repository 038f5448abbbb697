// Lessons and puzzles, in a window beside the game.
#pragma once

#include "app/async/job.h"
#include "app/rulesets/rules_shelf.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/windows/learn/learn_shelf.h"
#include "app/gui/windows/learn/learning_progress.h"
#include "app/gui/windows/learn/task_list.h"
#include "app/gui/windows/learn/task_table.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QMenu;
class QStackedWidget;

namespace gnostica::gui {

class KeyPicks;
class PanelFeed;

/// Reads aside what there is to learn, lists it, and lets one learn it: the game that is played meanwhile knows
/// nothing of it, and nothing of it is kept but what has been learnt.
class LearnWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All must outlive it.
    LearnWindow(const RulesShelf& shelf, const PanelShelf& panels, LearningProgress& progress, QWidget* parent);
    ~LearnWindow() override;

    /// The list in front. What there is to learn comes once it is read.
    void showList(TaskKind kind);
    /// Begins the first one that is not done yet.
    void goOn(TaskKind kind);
    void begin(TaskKind kind, int place);
    /// Nullptr before everything is read.
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

    const RulesShelf& shelf_;
    LearningProgress& progress_;
    ActionSet* actions_;
    QStackedWidget* pages_;
    TaskList* list_;
    TaskTable* table_;
    QMenu* panelMenu_;
    std::unique_ptr<PanelDocks> panels_;
    PanelFeed* feed_;
    KeyPicks* keys_;
    std::unique_ptr<LearnShelf> learnable_;
    std::unique_ptr<Task> task_;
    int place_ = 0;                   ///< of the task among those of its kind
    std::optional<TaskKind> wanted_;  ///< to be begun once all is read
    Job<NoProgress, std::shared_ptr<LearnShelf>> reading_;
};

}  // namespace gnostica::gui
