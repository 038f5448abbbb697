// What the list says about the lessons and puzzles of the shelf.
#pragma once

#include "app/gui/shared/learn/learn_shelf.h"
#include "app/gui/shared/learn/learning_progress.h"
#include "app/gui/windows/learn/list/task_lines.h"

#include <vector>

namespace gnostica::gui {

/// The board before the first stage of a lesson.
BoardGlance boardOf(const std::shared_ptr<const engine::Lesson>& lesson);

/// In the installed language. `boards`: those of the lessons.
std::vector<LessonLine> lessonLines(const LearnShelf& shelf, const std::vector<BoardGlance>& boards,
                                    const LearningProgress& progress);
/// The library names the games to which the puzzles belong.
std::vector<PuzzleLine> puzzleLines(const LearnShelf& shelf, const engine::Library& library,
                                    const LearningProgress& progress);

}  // namespace gnostica::gui
