// The table at which one learns.
#pragma once

#include "app/gui/art/theme.h"
#include "app/gui/learn/point_tool.h"
#include "app/gui/learn/task.h"
#include "app/gui/play/guided_tool.h"
#include "app/gui/play/play_tool.h"
#include "app/gui/play/table_view.h"
#include "app/gui/play/turn_controller.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace gnostica::gui {

class ActionSet;
class ChoiceBar;
class ChoiceRing;
class Halo;
class HandPanel;
class PilesPanel;
class PlayersPanel;
class SideColumn;
class TableWidget;
class TaskPane;

/// How tables look, as people have set it.
struct TaskLook {
    Theme theme = Theme::light();
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
    /// What leads on to another task is called so.
    void setOnwards(const QString& onwards);
    void applyLook(const TaskLook& look);
    /// Speaks in the language that is installed.
    void retranslate();

    TableWidget& table() const { return *table_; }
    TaskPane& pane() const { return *pane_; }
    TurnController& turn() { return turn_; }
    /// Only while there is a task.
    TableView* view() const { return view_.get(); }
    ChoiceRing* ring() const { return ring_; }
    const wording::Speaker* speaker() const { return speaker_ ? &*speaker_ : nullptr; }

    /// Something was picked, on the board or elsewhere …
    void take(const Pick& pick);
    /// … or asked about.
    void explain(const Pick& pick);
    /// … chosen by its number, from 1 …
    void takeNumber(int number);
    /// … picked by the second click of a double click.
    void takeAgain(const Pick& pick);
    void choose(const engine::Step& step);

Q_SIGNALS:
    /// There is something else to be decided, or done.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void connectPicks(const ActionSet& actions);
    void connectTask();
    void rebuildSpeaker();
    void follow(int from);
    void ask();
    void present();
    wording::Speaker namingYou() const;
    void point();
    void markCards();
    void showChoice();
    void showPreview();
    void showRing();
    void refuse(const engine::Refusal& refusal, const QString& besides = {});
    void answerStray(const Pick& pick);
    void shareWidth();
    void showPiles();
    QWidget* partOf(engine::LessonArea area) const;
    PickTool& pickTool();

    std::shared_ptr<const wording::Vocabulary> words_;
    Task* task_ = nullptr;
    std::unique_ptr<TableView> view_;
    std::optional<wording::Speaker> speaker_;
    TurnController turn_;
    PlayTool plain_;
    GuidedTool guided_;
    PointTool pointing_;
    TableWidget* table_;
    PlayersPanel* players_;
    HandPanel* hand_;
    ChoiceBar* choices_;
    ChoiceRing* ring_;
    SideColumn* side_;
    PilesPanel* piles_;
    TaskPane* pane_;
    QWidget* column_;
    Halo* halo_;
    TaskLook look_;
    QString onwards_;
    std::optional<bool> asks_;  ///< whether a step is wanted; nothing before that is known
};

}  // namespace gnostica::gui
