// Lists of the lessons and puzzles.
#pragma once

#include "app/gui/windows/learn/task.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QPushButton;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace gnostica::gui {

/// One line of a list.
struct TaskLine {
    QString group;  ///< lines of one group are consecutive
    QString title;
    QString detail;  ///< at the end of the line
    bool isDone = false;
};

/// Two lists, of lessons and of puzzles, in groups, with marks on completed ones. The next one is selected initially;
/// Enter or a double click begins it.
class TaskList : public QWidget {
    Q_OBJECT

public:
    explicit TaskList(QWidget* parent = nullptr);

    /// In numerical order.
    void setLines(TaskKind kind, const std::vector<TaskLine>& lines);
    /// The list in front.
    TaskKind kind() const;
    void show(TaskKind kind);
    /// Selects a line of a list.
    void choose(TaskKind kind, int place);
    QTreeWidget* tree(TaskKind kind) const { return trees_[static_cast<std::size_t>(kind)]; }

Q_SIGNALS:
    void chosen(gnostica::gui::TaskKind kind, int place);

private:
    QTreeWidget* makeTree(TaskKind kind);
    int chosenPlace(TaskKind kind) const;
    void begin(TaskKind kind);
    void showTitles();
    void dressMarks();
    void update();
    QTreeWidgetItem* itemOf(TaskKind kind, int place) const;

    QLabel* heading_;
    QTabWidget* tabs_;
    std::array<QTreeWidget*, 2> trees_{};
    std::array<std::vector<TaskLine>, 2> lines_;
    QLabel* count_;
    QPushButton* begin_;
};

}  // namespace gnostica::gui
