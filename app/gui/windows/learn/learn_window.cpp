#include "app/gui/windows/learn/learn_window.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/panel_feed.h"
#include "app/gui/shared/play/key_picks.h"
#include "app/gui/shared/play/play_table.h"
#include "app/gui/windows/learn/lesson_task.h"
#include "app/gui/windows/learn/puzzle_task.h"
#include "app/gui/windows/learn/task_pane.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/ruleset_summary.h"
#include "app/wording/play/lesson_wording.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <map>
#include <utility>

namespace gnostica::gui {

using namespace engine;
using language::fill;

namespace {

constexpr QSize kWindowSize{1240, 820};

/// "●●○○○"
QString gradeDots(int grade) {
    return QString(grade, QChar(0x25cf)) + QString(lab::kGrades - grade, QChar(0x25cb));
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

LearnWindow::LearnWindow(const rulesets::RulesShelf& shelf, const PanelShelf& panels, LearningProgress& progress,
                         QWidget* parent)
    : QMainWindow(parent, Qt::Window),
      shelf_(shelf),
      progress_(progress),
      actions_(new ActionSet(KeyScope::learning, this)),
      pages_(new QStackedWidget(this)),
      list_(new TaskList(this)),
      table_(new TaskTable(*actions_, shelf.words(), this)),
      panelMenu_(new QMenu(this)),
      panelPlace_(*this),
      panels_(std::make_unique<PanelDocks>(panels, panelPlace_, *panelMenu_)),
      feed_(new PanelFeed(*panels_, table_->turn(), this)),
      keys_(new KeyPicks(this)) {
    setObjectName(QStringLiteral("learnWindow"));
    pages_->addWidget(list_);
    pages_->addWidget(table_);
    setCentralWidget(pages_);
    connectActions();
    connect(list_, &TaskList::chosen, this, &LearnWindow::begin);
    connect(&table_->pane(), &TaskPane::listWanted, this, [this] { showList(task_ ? task_->kind() : list_->kind()); });
    connect(&table_->pane(), &TaskPane::asked, this, &LearnWindow::act);
    connect(panels_.get(), &PanelDocks::chosen, &table_->table(), &PlayTable::choose);
    table_->setExpansionFinder([this] { return panels_->bringToFront(); });
    connect(table_, &TaskTable::changed, this, &LearnWindow::updateActions);
    connect(&progress_, &LearningProgress::changed, this, [this] {
        fillLists();
        showOnwards();
    });
    resize(fittingScreen(*this, kWindowSize));
    retranslate();
    updateActions();
    read();
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

void LearnWindow::read() {
    reading_.start(
        [folders = shelf_.folders(), library = shelf_.library(),
         registry = shelf_.registry()](const std::stop_token& stop) {
            return std::make_shared<LearnShelf>(readLearnShelf(folders, library, registry, stop));
        },
        [this](const std::shared_ptr<LearnShelf>& read) {
            learnable_ = std::make_unique<LearnShelf>(std::move(*read));
            fillLists();
            if (const auto wanted = std::exchange(wanted_, std::nullopt)) {
                goOn(*wanted);
            }
        });
}

std::vector<TaskLine> LearnWindow::lessonLines() const {
    std::vector<TaskLine> lines;
    for (const auto& lesson : learnable_->lessons) {
        lines.push_back({wording::lessonGroupTitle(lesson->group),
                         wording::lessonText(lesson->title, lesson->learner),
                         {},
                         progress_.isDone(TaskKind::lesson, QString::fromStdString(lesson->id))});
    }
    return lines;
}

std::vector<TaskLine> LearnWindow::puzzleLines() const {
    std::vector<TaskLine> lines;
    std::map<const Rules*, QString> variants;
    int number = 0;
    for (const NamedPuzzle& named : learnable_->puzzles) {
        const lab::Puzzle& puzzle = named.puzzle.puzzle;
        const Rules* rules = named.puzzle.rules.get();
        if (!variants.contains(rules)) {
            variants[rules] = variantOf(*rules, shelf_.library());
        }
        const QString group = puzzleTitle(puzzle);
        number = !lines.empty() && lines.back().group == group ? number + 1 : 1;
        //: one of several that ask for the same; %1: its number
        const QString title = fill(tr("Puzzle %1"), {language::number(number)});
        const QString& variant = variants[rules];
        lines.push_back({group,
                         //: %1: a puzzle; %2: the game that it belongs to
                         variant.isEmpty() ? title : fill(tr("%1 – %2"), {title, language::embedded(variant)}),
                         gradeDots(lab::gradeOf(puzzle.measures)), progress_.isDone(TaskKind::puzzle, named.name)});
    }
    return lines;
}

void LearnWindow::fillLists() {
    if (learnable_) {
        list_->setLines(TaskKind::lesson, lessonLines());
        list_->setLines(TaskKind::puzzle, puzzleLines());
    }
}

int LearnWindow::count(TaskKind kind) const {
    return learnable_ == nullptr
               ? 0
               : static_cast<int>(kind == TaskKind::lesson ? learnable_->lessons.size() : learnable_->puzzles.size());
}

QString LearnWindow::nameOf(TaskKind kind, int place) const {
    const auto at = static_cast<std::size_t>(place);
    return kind == TaskKind::lesson ? QString::fromStdString(learnable_->lessons[at]->id)
                                    : learnable_->puzzles[at].name;
}

/// The next task that is not done, continuing at the start of the list; if all are done, the next task.
std::optional<int> LearnWindow::nextOf(TaskKind kind, int place) const {
    const int all = count(kind);
    for (int i = 1; i < all; ++i) {
        const int other = (place + i) % all;
        if (!progress_.isDone(kind, nameOf(kind, other))) {
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
    pages_->setCurrentWidget(list_);
    list_->show(kind);
    showTitle();
    updateActions();
}

void LearnWindow::goOn(TaskKind kind) {
    if (!learnable_) {
        wanted_ = kind;
    } else if (const int all = count(kind); all > 0) {
        begin(kind, nextOf(kind, all - 1).value_or(0));
    }
}

std::unique_ptr<Task> LearnWindow::makeTask(TaskKind kind, int place) {
    const auto at = static_cast<std::size_t>(place);
    if (kind == TaskKind::lesson) {
        return std::make_unique<LessonTask>(learnable_->lessons[at]);
    }
    return std::make_unique<PuzzleTask>(learnable_->puzzles[at]);
}

void LearnWindow::begin(TaskKind kind, int place) {
    if (place < 0 || place >= count(kind)) {
        return;
    }
    leaveTask();
    task_ = makeTask(kind, place);
    place_ = place;
    list_->choose(kind, place);
    connect(task_.get(), &Task::learnt, this, [this] { progress_.setDone(task_->kind(), task_->name()); });
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
    //: title of a window; %1: a lesson or a puzzle
    setWindowTitle(task_ ? asTitle(fill(tr("%1 – Learn – Gnostica"), {task_->title()})) : tr("Learn – Gnostica"));
}

}  // namespace gnostica::gui
