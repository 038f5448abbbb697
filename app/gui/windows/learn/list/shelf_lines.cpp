#include "app/gui/windows/learn/list/shelf_lines.h"

#include "app/gui/shared/learn/puzzle_words.h"
#include "app/language/lists.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/ruleset_summary.h"
#include "app/wording/play/lesson_wording.h"
#include "engine/documents/json_value.h"
#include "engine/lessons/lesson_run.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace gnostica::gui {

using namespace engine;

namespace {

/// The points of the player on turn alone.
BoardGlance moverOf(const lab::RuledPuzzle& puzzle, const BoardGlance& board) {
    const Seat mover = lab::aimOf(*puzzle.rules, puzzle.puzzle).seat;
    BoardGlance alone;
    std::ranges::copy_if(board.scores, std::back_inserter(alone.scores),
                         [mover](const auto& score) { return score.first == mover; });
    return alone;
}

/// Empty for the base game.
QString variantOf(const Rules& rules, const Library& library) {
    if (rules.id == wording::kBaseGame && rules.expansions.empty()) {
        return {};
    }
    const auto document = parseJson(rules.document);
    return document ? wording::rulesetTitle(*document, library) : QString();
}

}  // namespace

BoardGlance boardOf(const std::shared_ptr<const Lesson>& lesson) {
    const LessonRun run(lesson);
    return glanceAt(run.game().rules(), run.game().state());
}

std::vector<LessonLine> lessonLines(const LearnShelf& shelf, const std::vector<BoardGlance>& boards,
                                    const LearningProgress& progress) {
    std::vector<LessonLine> lines;
    for (const auto& lesson : shelf.lessons) {
        lines.push_back({.group = wording::lessonGroupTitle(lesson->group),
                         .title = wording::lessonText(lesson->title, lesson->learner),
                         .board = boards.at(lines.size()),
                         .isDone = progress.isDone(TaskKind::lesson, QString::fromStdString(lesson->id))});
    }
    return lines;
}

std::vector<PuzzleLine> puzzleLines(const LearnShelf& shelf, const Library& library, const LearningProgress& progress) {
    std::vector<PuzzleLine> lines;
    std::map<const Rules*, QString> variants;
    for (const NamedPuzzle& named : shelf.puzzles) {
        const lab::Puzzle& puzzle = named.puzzle.puzzle;
        const Rules* rules = named.puzzle.rules.get();
        if (!variants.contains(rules)) {
            variants[rules] = variantOf(*rules, library);
        }
        const BoardGlance board = glanceAt(*rules, puzzle.tactic.state);
        const QString more =
            language::sentences({puzzleStanding(named.puzzle), puzzleHand(named.puzzle), puzzleDifficulty(puzzle)});
        const QString& variant = variants[rules];
        lines.push_back({.asked = puzzleAsked(named.puzzle),
                         .game = variant,
                         .more = variant.isEmpty() ? more : language::sentencesBehind(variant, more),
                         .board = board,
                         .mover = moverOf(named.puzzle, board),
                         .steps = puzzle.measures.steps,
                         .grade = lab::gradeOf(puzzle.measures),
                         .isDone = progress.isDone(TaskKind::puzzle, named.name)});
    }
    return lines;
}

}  // namespace gnostica::gui
