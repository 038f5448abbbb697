// The table for lessons and puzzles.
#pragma once

#include "app/gui/windows/learn/guided_tool.h"
#include "app/gui/windows/learn/point_tool.h"
#include "app/gui/windows/learn/task.h"
#include "app/table/seen_table.h"
#include "app/turn/turn_controller.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace gnostica::gui {

class ActionSet;
class CardGlance;
class Halo;
class HandPanel;
class LargeCard;
class Parchment;
class PilesRow;
class PlayTable;
class PlayersPanel;
class Seals;
class TaskColumn;
class TaskPane;

/// Appearance of tables, from the settings.
struct TaskLook {
    int animationMs = 0;
    bool showHoverCards = true;
    bool showEdge = true;
    bool confirmSteps = true;
};

/// A table like that of a game, on which the texts lie as a sheet: a task is played here with the real engine, by
/// pointing as in a game. Hand, piles and seals lie there only if the task uses them.
class TaskTable : public QWidget {
    Q_OBJECT

public:
    /// The actions must outlive this.
    TaskTable(const ActionSet& actions, std::shared_ptr<const wording::Vocabulary> words, QWidget* parent = nullptr);
    ~TaskTable() override;

    /// Shows the task until the next call; it must exist until then. Nullptr: none.
    void begin(Task* task);
    Task* task() const { return task_; }
    /// Finds the panel of an expansion that a task mentions and brings it to the front; nullptr if there is none.
    void setExpansionFinder(std::function<QWidget*()> finder) { findExpansion_ = std::move(finder); }
    /// Points at the sights of the task; call again when panels of expansions have been added.
    void point();
    /// Label of the button for the next task.
    void setOnwards(const QString& onwards);
    void applyLook(const TaskLook& look);
    /// Updates all texts to the installed language.
    void retranslate();

    PlayTable& table() const { return *table_; }
    TaskPane& pane() const { return *pane_; }
    turn::TurnController& turn() { return turn_; }
    /// Nullptr if there is no task.
    table::SeenTable* seen() const { return seen_.get(); }
    const wording::Speaker* speaker() const { return speaker_ ? &*speaker_ : nullptr; }

Q_SIGNALS:
    /// The task or the decision has changed.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layParts();
    void lay();
    void connectTask();
    void rebuildSpeaker();
    void follow(int from);
    void ask();
    void present();
    wording::Speaker namingYou() const;
    QString sentenceOf(const engine::Refusal& refusal, const QString& besides = {}) const;
    void answerStray(const turn::Pick& pick);
    bool offersEnd() const;
    void showParts();
    QWidget* partOf(engine::LessonArea area) const;

    std::shared_ptr<const wording::Vocabulary> words_;
    Task* task_ = nullptr;
    std::unique_ptr<table::SeenTable> seen_;
    std::optional<wording::Speaker> speaker_;
    turn::TurnController turn_;
    GuidedTool guided_;
    PointTool pointing_;
    PlayTable* table_;
    PlayersPanel* players_;
    HandPanel* hand_;
    PilesRow* piles_;
    Seals* seals_;
    TaskColumn* column_;
    TaskPane* pane_;
    Parchment* sheet_;
    LargeCard* large_;
    CardGlance* glance_;
    Halo* halo_;
    TaskLook look_;
    QString onwards_;
    std::function<QWidget*()> findExpansion_;
    bool hasRow_ = false;       ///< the task uses hand, piles or seals
    std::optional<bool> asks_;  ///< whether a step is wanted; nullopt until that is known
};

}  // namespace gnostica::gui
