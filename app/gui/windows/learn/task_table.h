// The table at which one learns.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/learn/guided_tool.h"
#include "app/gui/windows/learn/point_tool.h"
#include "app/gui/windows/learn/task.h"
#include "app/table/table_view.h"
#include "app/turn/turn_controller.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace gnostica::gui {

class ActionSet;
class Halo;
class HandPanel;
class PilesPanel;
class PlayTable;
class PlayersPanel;
class SideColumn;
class TaskPane;

/// How tables look, as people have set it.
struct TaskLook {
    int animationMs = 0;
    bool showHoverCards = true;
    bool showEdge = true;
    bool confirmSteps = true;
};

/// Players, choices and hand, the board, and what is read: a task is played here by the real engine, by pointing as in
/// a game.
class TaskTable : public QWidget {
    Q_OBJECT

public:
    /// The actions must outlive it.
    TaskTable(const ActionSet& actions, std::shared_ptr<const wording::Vocabulary> words, QWidget* parent = nullptr);
    ~TaskTable() override;

    /// The task is shown until the next call; it must stay so long. Nullptr: none.
    void begin(Task* task);
    Task* task() const { return task_; }
    /// Where the panel of an expansion is to be found that a task speaks of, brought to the front; nullptr: nowhere.
    void setExpansionFinder(std::function<QWidget*()> finder) { findExpansion_ = std::move(finder); }
    /// Points at what the task speaks of; to be called again when panels of expansions have come.
    void point();
    /// What leads on to another task is called so.
    void setOnwards(const QString& onwards);
    void applyLook(const TaskLook& look);
    /// Speaks in the language that is installed.
    void retranslate();

    PlayTable& table() const { return *table_; }
    TaskPane& pane() const { return *pane_; }
    TurnController& turn() { return turn_; }
    /// Only while there is a task.
    TableView* view() const { return view_.get(); }
    const wording::Speaker* speaker() const { return speaker_ ? &*speaker_ : nullptr; }

Q_SIGNALS:
    /// There is something else to be decided, or done.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void connectTask();
    void rebuildSpeaker();
    void follow(int from);
    void ask();
    void present();
    wording::Speaker namingYou() const;
    QString sentenceOf(const engine::Refusal& refusal, const QString& besides = {}) const;
    void answerStray(const Pick& pick);
    void shareWidth();
    void showPiles();
    QWidget* partOf(engine::LessonArea area) const;

    std::shared_ptr<const wording::Vocabulary> words_;
    Task* task_ = nullptr;
    std::unique_ptr<TableView> view_;
    std::optional<wording::Speaker> speaker_;
    TurnController turn_;
    GuidedTool guided_;
    PointTool pointing_;
    PlayTable* table_;
    PlayersPanel* players_;
    HandPanel* hand_;
    SideColumn* side_;
    PilesPanel* piles_;
    TaskPane* pane_;
    QWidget* column_;
    Halo* halo_;
    TaskLook look_;
    QString onwards_;
    std::function<QWidget*()> findExpansion_;
    std::optional<bool> asks_;  ///< whether a step is wanted; nothing before that is known
};

}  // namespace gnostica::gui
