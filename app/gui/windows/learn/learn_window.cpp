#include "app/gui/windows/learn/learn_window.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/head/window_head.h"
#include "app/gui/look/parchment/window_cloth.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/shared/board/board_glance.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/panel_feed.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/key_picks.h"
#include "app/gui/shared/play/play_table.h"
#include "app/gui/windows/learn/lesson_task.h"
#include "app/gui/windows/learn/list/shelf_lines.h"
#include "app/gui/windows/learn/puzzle_task.h"
#include "app/gui/windows/learn/task_pane.h"
#include "app/language/fill.h"
#include "app/language/lists.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace gnostica::gui {

using namespace engine;
using language::fill;

namespace {

constexpr QSize kWindowSize{1240, 820};

}  // namespace

LearnWindow::LearnWindow(const rulesets::RulesShelf& shelf, const PanelShelf& panels, const Learning& learning,
                         QWidget* parent)
    : QMainWindow(parent, Qt::Window),
      shelf_(shelf),
      learning_(learning),
      actions_(new ActionSet(KeyScope::learning, this)),
      head_(new WindowHead(this)),
      pages_(new QStackedWidget(this)),
      table_(new TaskTable(*actions_, shelf.words(), this)),
      list_(new TaskList(std::make_shared<GlancePainter>(table_->table().board()->cardArt()), this)),
      panelMenu_(new QMenu(this)),
      panelPlace_(*this),
      panels_(std::make_unique<PanelDocks>(panels, panelPlace_, *panelMenu_)),
      feed_(new PanelFeed(*panels_, table_->turn(), this)),
      keys_(new KeyPicks(this)) {
    setObjectName(QStringLiteral("learnWindow"));
    pages_->addWidget(list_);
    pages_->addWidget(table_);
    setCentralWidget(pages_);
    setMenuWidget(head_);
    new WindowCloth(*this);
    head_->setActions(*actions_);
    head_->addButton(actions_->at(Act::hint), QStringLiteral("hint"), BarInk::gold);
    connect(head_, &WindowHead::backWanted, this, [this] { showList(task_ ? task_->kind() : list_->kind()); });
    connectActions();
    connect(list_, &TaskList::chosen, this, &LearnWindow::begin);
    connect(&table_->pane(), &TaskPane::listWanted, this, [this] { showList(task_ ? task_->kind() : list_->kind()); });
    connect(&table_->pane(), &TaskPane::asked, this, &LearnWindow::act);
    connect(panels_.get(), &PanelDocks::chosen, &table_->table(), &PlayTable::choose);
    table_->setExpansionFinder([this] { return panels_->bringToFront(); });
    connect(table_, &TaskTable::changed, this, &LearnWindow::updateActions);
    connectProgress();
    resize(fittingScreen(*this, kWindowSize));
    retranslate();
    updateActions();
    takeRead();
    learning_.reading.want();
    whenLanguageChanges(this, [this] {
        fillLists();
        showOnwards();
        table_->retranslate();
        retranslate();
    });
}

LearnWindow::~LearnWindow() {
    leaveTask();
}

void LearnWindow::connectActions() {
    const auto on = [this](Act act, auto what) { connect(actions_->at(act), &QAction::triggered, this, what); };
    for (const Act act : {Act::hint, Act::showMe, Act::undo, Act::startAgain, Act::stageBack, Act::stageOn}) {
        on(act, [this, act] { this->act(act); });
    }
    on(Act::zoomIn, [this] { table_->table().view()->zoomIn(); });
    on(Act::zoomOut, [this] { table_->table().view()->zoomOut(); });
    on(Act::fit, [this] { table_->table().view()->fit(); });
    on(Act::rotateLeft, [this] { table_->table().view()->turnTable(-1); });
    on(Act::rotateRight, [this] { table_->table().view()->turnTable(1); });
    on(Act::closeLearning, [this] { close(); });
    connect(table_->table().choiceBar(), &ChoiceBar::outcomeChanged, this, [this](const ChoiceOutcome& outcome) {
        outcome_ = language::sentences({outcome.sentence, outcome.gain});
        showTitle();
    });
    connect(keys_, &KeyPicks::numberPicked, this, [this](int number) {
        if (task_) {
            table_->table().takeNumber(number);
        }
    });
    connect(keys_, &KeyPicks::picked, this, [this](const turn::Pick& pick) {
        if (task_) {
            table_->table().take(pick);
        }
    });
}

// ---- Lessons and puzzles --------------------------------------------------------------------------------------------

void LearnWindow::connectProgress() {
    connect(list_, &TaskList::dayWanted, this, &LearnWindow::beginDayPuzzle);
    connect(&learning_.reading, &LearnReading::finished, this, &LearnWindow::takeRead);
    connect(&learning_.today, &TodaysPuzzle::changed, this, [this] { list_->setDay(learning_.today.now()); });
    connect(&learning_.progress, &LearningProgress::changed, this, [this] {
        fillLists();
        showOnwards();
    });
}

void LearnWindow::takeRead() {
    if (!learnable()) {
        return;
    }
    lessonBoards_.clear();
    std::ranges::transform(learnable()->lessons, std::back_inserter(lessonBoards_), boardOf);
    fillLists();
    if (const auto wanted = std::exchange(wanted_, {})) {
        wanted();
    }
}

void LearnWindow::fillLists() {
    if (learnable()) {
        list_->setLessons(lessonLines(*learnable(), lessonBoards_, learning_.progress));
        list_->setPuzzles(puzzleLines(*learnable(), shelf_.library(), learning_.progress));
        list_->setDay(learning_.today.now());
    }
}

int LearnWindow::count(TaskKind kind) const {
    return learnable() == nullptr
               ? 0
               : static_cast<int>(kind == TaskKind::lesson ? learnable()->lessons.size() : learnable()->puzzles.size());
}

QString LearnWindow::nameOf(TaskKind kind, int place) const {
    const auto at = static_cast<std::size_t>(place);
    return kind == TaskKind::lesson ? QString::fromStdString(learnable()->lessons[at]->id)
                                    : learnable()->puzzles[at].name;
}

/// The next task that is not done, continuing at the start of the list; if all are done, the next task.
std::optional<int> LearnWindow::nextOf(TaskKind kind, int place) const {
    const int all = count(kind);
    for (int i = 1; i < all; ++i) {
        const int other = (place + i) % all;
        if (!learning_.progress.isDone(kind, nameOf(kind, other))) {
            return other;
        }
    }
    return place + 1 < all ? std::optional(place + 1) : std::nullopt;
}

void LearnWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && pages_->currentWidget() == list_) {
        close();
        return;
    }
    QMainWindow::keyPressEvent(event);
}

// ---- List and progress ----------------------------------------------------------------------------------------------

void LearnWindow::showList(TaskKind kind) {
    leaveTask();
    wanted_ = {};
    pages_->setCurrentWidget(list_);
    list_->show(kind);
    showTitle();
    updateActions();
}

void LearnWindow::goOn(TaskKind kind) {
    if (!learnable()) {
        wanted_ = [this, kind] { goOn(kind); };
    } else if (const int all = count(kind); all > 0) {
        begin(kind, nextOf(kind, all - 1).value_or(0));
    }
}

void LearnWindow::beginDayPuzzle() {
    learning_.today.lookAtClock();
    if (!learnable()) {
        wanted_ = [this] { beginDayPuzzle(); };
    } else if (const auto place = learning_.today.placeOn(learning_.today.date())) {
        begin(TaskKind::puzzle, *place);
    }
}

std::unique_ptr<Task> LearnWindow::makeTask(TaskKind kind, int place) {
    const auto at = static_cast<std::size_t>(place);
    if (kind == TaskKind::lesson) {
        return std::make_unique<LessonTask>(learnable()->lessons[at]);
    }
    return std::make_unique<PuzzleTask>(learnable()->puzzles[at]);
}

void LearnWindow::begin(TaskKind kind, int place) {
    if (place < 0 || place >= count(kind)) {
        return;
    }
    leaveTask();
    task_ = makeTask(kind, place);
    place_ = place;
    list_->choose(kind, place);
    const QDate today = learning_.today.date();
    day_ = kind == TaskKind::puzzle && place == learning_.today.placeOn(today) ? today : QDate();
    connect(task_.get(), &Task::learnt, this, &LearnWindow::noteLearnt);
    setOpen(true);
    pages_->setCurrentWidget(table_);
    showOnwards();
    table_->begin(task_.get());
    feed_->attach(table_->seen(), table_->speaker());
    table_->point();
    table_->turn().offer();
    showTitle();
    updateActions();
}

/// Whoever begins the puzzle of the day before midnight may solve it later.
void LearnWindow::noteLearnt() {
    learning_.progress.setDone(task_->kind(), task_->name());
    learning_.progress.setDayDone(day_);
}

void LearnWindow::leaveTask() {
    table_->begin(nullptr);
    if (const auto base = shelf_.rules({})) {
        panels_->setRules(**base);
    }
    task_.reset();
}

void LearnWindow::act(Act act) {
    if (task_ && act == Act::stageOn && task_->isThrough()) {
        goOnwards();
    } else if (task_) {
        task_->act(act);
    }
}

/// This task is done: begins another one.
void LearnWindow::goOnwards() {
    const TaskKind kind = task_->kind();
    if (const auto next = nextOf(kind, place_)) {
        begin(kind, *next);
    } else {
        showList(kind);
    }
}

void LearnWindow::showOnwards() {
    if (!task_) {
        return;
    }
    const bool isLesson = task_->kind() == TaskKind::lesson;
    table_->setOnwards(!nextOf(task_->kind(), place_) ? tr("&Finish", "button: to finish the lesson")
                       : isLesson                     ? tr("&Next lesson")
                                                      : tr("&Next puzzle"));
}

void LearnWindow::setOpen(bool open) {
    actions_->setTableOpen(open);
    actions_->setBoardOpen(open);
}

void LearnWindow::updateActions() {
    setOpen(task_ != nullptr);
    if (!task_) {
        return;
    }
    const turn::TurnController& turn = table_->turn();
    const std::vector<StepWord> words = turn.chooser().words();
    const auto enable = [this](Act act, bool enabled) { actions_->at(act)->setEnabled(enabled); };
    const auto offers = [&](StepWord word) { return std::ranges::find(words, word) != words.end(); };
    enable(Act::confirm, turn.canConfirm());
    enable(Act::takeBack, turn.canTakeBack());
    enable(Act::pass, turn.canPass());
    enable(Act::skip, offers(StepWord::skip));
    enable(Act::done, offers(StepWord::done));
    enable(Act::announce, offers(StepWord::challenge));
    enable(Act::refresh, offers(StepWord::refresh));
    for (const Act act : {Act::hint, Act::showMe, Act::undo, Act::startAgain, Act::stageBack}) {
        enable(act, task_->can(act));
    }
    enable(Act::stageOn, task_->can(Act::stageOn) || task_->isThrough());
}

// ---- Style and texts ------------------------------------------------------------------------------------------------

void LearnWindow::applyLook(const TaskLook& look) {
    table_->applyLook(look);
    panels_->setMotion(look.animationMs);
}

void LearnWindow::retranslate() {
    actions_->retranslate();
    actions_->at(Act::confirm)->setIconText(tr("Confirm"));
    actions_->at(Act::takeBack)->setIconText(tr("Take back"));
    showTitle();
}

void LearnWindow::showTitle() {
    head_->setTitle(tr("Learn", "title of the window"));
    head_->setSentence(task_ && outcome_.isEmpty() ? task_->title() : outcome_);
    head_->setBackShown(task_ != nullptr);
    //: title of a window; %1: a lesson or a puzzle
    setWindowTitle(task_ ? asTitle(fill(tr("%1 – Learn – Gnostica"), {task_->title()})) : tr("Learn – Gnostica"));
}

}  // namespace gnostica::gui
