// A learner with mouse and keys.
#pragma once

#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/speech_bubble.h"
#include "app/gui/program/windows.h"
#include "app/gui/shared/board/items/piece_item.h"
#include "app/gui/shared/panels/card_mime.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/play_table.h"
#include "app/gui/windows/learn/list/lesson_section.h"
#include "app/gui/windows/learn/list/lesson_tile.h"
#include "app/gui/windows/learn/list/puzzle_section.h"
#include "app/gui/windows/learn/list/puzzle_tile.h"
#include "app/gui/windows/learn/task_pane.h"
#include "engine/notation/step_text.h"
#include "tests/unit/gui/board_places.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QDragEnterEvent>
#include <QMimeData>

namespace gnostica::gui::playing {

/// A program with its window for lessons open and all lessons loaded.
class Learner {
public:
    explicit Learner(TaskKind kind = TaskKind::lesson) {
        play.window->windows().learning().show(kind);
        window().resize(1240, 820);
        tests::activate(window());
        QVERIFY(tests::comes([this] { return window().learnable() != nullptr; }));
    }

    LearnWindow& window() { return *play.window->windows().learning().window(); }
    LessonSection& lessons() { return window().list().lessons(); }
    PuzzleSection& puzzles() { return window().list().puzzles(); }
    TaskTable& table() { return window().table(); }
    Task& task() { return *window().task(); }
    const Game& game() { return task().game(); }
    /// The text next to the target, or over the board.
    QString told() {
        const QString beside = table().table().answers().bubble()->text();
        return beside.isEmpty() ? table().table().messages()->text() : beside;
    }
    QString read() { return table().pane().text(); }
    QPushButton* button(Act act) { return table().pane().button(act); }

    int placeOfLesson(const char* id) {
        const auto& lessons = window().learnable()->lessons;
        const auto found = std::ranges::find(lessons, std::string(id), [](const auto& lesson) { return lesson->id; });
        return static_cast<int>(found - lessons.begin());
    }
    void beginLesson(const char* id) { window().begin(TaskKind::lesson, placeOfLesson(id)); }

    void press(Act act) { QTest::mouseClick(button(act), Qt::LeftButton); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&window(), key, modifiers); }
    void click(Space space) {
        BoardView* view = table().table().view();
        const QRectF cell = view->board()->geometry().cellOf(space);
        const QPointF beside(-0.44 * cell.width(), 0.05 * cell.height());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(cell.center() + beside));
    }
    void click(PieceId piece) {
        BoardView* view = table().table().view();
        for (QGraphicsItem* each : view->scene()->items()) {
            const auto* item = qgraphicsitem_cast<PieceItem*>(each);
            if (item != nullptr && item->id() == piece) {
                QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(item->pos()));
                return;
            }
        }
        QFAIL("no such piece");
    }
    void click(Card card) {
        auto* list = table().findChild<HandPanel*>()->findChild<CardList*>();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex cell = list->model()->index(row, 0);
            if (static_cast<CardsModel*>(list->model())->cardAt(cell) == card) {
                list->scrollTo(cell);
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(cell).center());
                return;
            }
        }
        QFAIL("no such card");
    }
    void drop(Card card, Space space) {
        BoardView* view = table().table().view();
        const std::unique_ptr<QMimeData> data(mimeOf(card));
        const QPoint place = tests::middleOf(*view, space);
        QDragEnterEvent enter(place, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(view->viewport(), &enter);
        QDropEvent dropped(place, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(view->viewport(), &dropped);
    }
    /// Picks a whole step, as panels do, and confirms it.
    bool take(const std::string& text) {
        const auto step = parseStep(game().rules(), game().state(), text);
        const std::size_t before = game().history().size();
        if (step) {
            table().table().choose(*step);
            if (table().turn().canConfirm() && game().history().size() == before) {
                key(Qt::Key_Return);
            }
        }
        return game().history().size() != before;
    }

    Play play;
};

}  // namespace gnostica::gui::playing
