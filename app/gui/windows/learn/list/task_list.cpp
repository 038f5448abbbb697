#include "app/gui/windows/learn/list/task_list.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/windows/learn/list/lesson_section.h"
#include "app/gui/windows/learn/list/lesson_tile.h"
#include "app/gui/windows/learn/list/puzzle_section.h"
#include "app/gui/windows/learn/list/puzzle_tile.h"

#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr QMargins kRoundPage{20, 16, 20, 20};
constexpr int kBetweenSections = 18;
constexpr int kRoundTile = 16;

}  // namespace

TaskList::TaskList(std::shared_ptr<const GlancePainter> painter, QWidget* parent) : QWidget(parent) {
    auto* page = new QWidget;
    lessons_ = new LessonSection(painter, page);
    puzzles_ = new PuzzleSection(std::move(painter), page);
    auto* lines = new QVBoxLayout(page);
    lines->setContentsMargins(kRoundPage);
    lines->setSpacing(kBetweenSections);
    lines->addWidget(lessons_);
    lines->addWidget(puzzles_);
    lines->addStretch(1);
    scroll_ = new ColumnScroll(page, this);
    for (QWidget* clear : {scroll_->viewport(), page}) {
        clear->setAutoFillBackground(false);  // the table is painted below
    }
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(scroll_);
    connectParts();
    followLanguage(this, [this] { setAccessibleName(tr("Lessons and puzzles")); });
}

void TaskList::connectParts() {
    connect(lessons_, &LessonSection::chosen, this, [this](int place) { Q_EMIT chosen(TaskKind::lesson, place); });
    connect(puzzles_, &PuzzleSection::chosen, this, [this](int place) { Q_EMIT chosen(TaskKind::puzzle, place); });
    connect(puzzles_, &PuzzleSection::dayWanted, this, &TaskList::dayWanted);
    connect(lessons_, &LessonSection::puzzlesWanted, this, [this] { show(TaskKind::puzzle); });
    connect(puzzles_, &PuzzleSection::lessonsWanted, this, [this] { show(TaskKind::lesson); });
    const auto follow = [this](TaskKind kind) {
        return [this, kind](QWidget* tile, Qt::FocusReason reason) {
            kind_ = kind;
            if (reason != Qt::MouseFocusReason) {  // what is pressed must stay below the pointer
                scroll_->ensureWidgetVisible(tile, 0, kRoundTile);
            }
        };
    };
    connect(&lessons_->walk(), &TileWalk::entered, this, follow(TaskKind::lesson));
    connect(&puzzles_->walk(), &TileWalk::entered, this, follow(TaskKind::puzzle));
}

void TaskList::setLessons(const std::vector<LessonLine>& lines) {
    lessons_->setLines(lines);
    if (isKeyboardWanted_) {
        revealSoon();
    }
}

void TaskList::setPuzzles(const std::vector<PuzzleLine>& lines) {
    puzzles_->setLines(lines);
    if (isKeyboardWanted_) {
        revealSoon();
    }
}

void TaskList::setDay(const DayPuzzle& day) {
    puzzles_->setDay(day);
}

void TaskList::choose(TaskKind kind, int place) {
    kind_ = kind;
    if (kind == TaskKind::lesson && place < lessons_->count()) {
        lessons_->walk().setCurrent(lessons_->tile(place));
    } else if (kind == TaskKind::puzzle && place < puzzles_->count()) {
        puzzles_->walk().setCurrent(puzzles_->tile(place));
    }
}

void TaskList::show(TaskKind kind) {
    kind_ = kind;
    revealSoon();
}

void TaskList::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous()) {
        revealSoon();
    }
}

/// The keyboard goes there at once; the page scrolls when everything has its place.
void TaskList::revealSoon() {
    TileWalk& walk = kind_ == TaskKind::lesson ? lessons_->walk() : puzzles_->walk();
    isKeyboardWanted_ = walk.current() == nullptr;
    if (walk.current() != nullptr) {
        walk.current()->setFocus(Qt::OtherFocusReason);
    }
    QMetaObject::invokeMethod(this, &TaskList::reveal, Qt::QueuedConnection);
}

/// The heading at the top, or as much of the kind as leaves room for the tile with the keyboard.
void TaskList::reveal() {
    const QWidget* section = kind_ == TaskKind::lesson ? static_cast<QWidget*>(lessons_) : puzzles_;
    scroll_->verticalScrollBar()->setValue(section->y() - kRoundPage.top());
    const TileWalk& walk = kind_ == TaskKind::lesson ? lessons_->walk() : puzzles_->walk();
    if (walk.current() != nullptr) {
        scroll_->ensureWidgetVisible(walk.current(), 0, kRoundTile);
    }
}

void TaskList::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    cloth_.paint(painter, rect(), size(), wornTheme());
}

}  // namespace gnostica::gui
