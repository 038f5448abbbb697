// The page with all lessons and puzzles.
#pragma once

#include "app/gui/look/art/board/table_cloth.h"
#include "app/gui/shared/learn/day_puzzle.h"
#include "app/gui/shared/learn/task_kind.h"
#include "app/gui/windows/learn/list/task_lines.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace gnostica::gui {

class ColumnScroll;
class LessonSection;
class PuzzleSection;

/// Lessons and puzzles as pictures of their boards, on the table. A click or Enter begins one.
class TaskList : public QWidget {
    Q_OBJECT

public:
    explicit TaskList(std::shared_ptr<const GlancePainter> painter, QWidget* parent = nullptr);

    /// In numerical order.
    void setLessons(const std::vector<LessonLine>& lines);
    void setPuzzles(const std::vector<PuzzleLine>& lines);
    void setDay(const DayPuzzle& day);
    /// The kind that was last shown or entered.
    TaskKind kind() const { return kind_; }
    /// Scrolls to the lessons or the puzzles, and gives them the keyboard.
    void show(TaskKind kind);
    /// The tile that has the keyboard when its kind is shown.
    void choose(TaskKind kind, int place);

    LessonSection& lessons() const { return *lessons_; }
    PuzzleSection& puzzles() const { return *puzzles_; }

Q_SIGNALS:
    void chosen(gnostica::gui::TaskKind kind, int place);
    void dayWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void connectParts();
    void reveal();
    void revealSoon();

    TableCloth cloth_;
    LessonSection* lessons_;
    PuzzleSection* puzzles_;
    ColumnScroll* scroll_;
    TaskKind kind_ = TaskKind::lesson;
    bool isKeyboardWanted_ = false;  ///< the tiles to have it did not exist yet
};

}  // namespace gnostica::gui
