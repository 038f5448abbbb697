#include "app/gui/windows/learn/task_table.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/card_glance.h"
#include "app/gui/shared/play/play_table.h"
#include "app/gui/shared/play/seals.h"
#include "app/gui/windows/learn/halo.h"
#include "app/gui/windows/learn/task_column.h"
#include "app/gui/windows/learn/task_pane.h"
#include "app/gui/windows/learn/task_plan.h"
#include "app/language/lists.h"
#include "app/turn/meant_steps.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Height of a line of the usual letters.
constexpr double kTaskLine = 18;

/// Only the learner makes decisions.
table::Seating seatingOf(const Task& task) {
    std::vector<std::string> players(static_cast<std::size_t>(task.game().state().seats),
                                     codeOf(table::SeatPlayer::random));
    players.at(index(task.learner())) = codeOf(table::SeatPlayer::person);
    return {task.game().state().seats, players};
}

}  // namespace

TaskTable::TaskTable(const ActionSet& actions, std::shared_ptr<const wording::Vocabulary> words, QWidget* parent)
    : QWidget(parent),
      words_(std::move(words)),
      guided_(turn_),
      table_(new PlayTable(actions, turn_, this)),
      players_(new PlayersPanel(this)),
      hand_(new HandPanel(table_->board()->cardArt(), this)),
      piles_(new PilesRow(table_->board()->cardArt(), this)),
      seals_(new Seals(actions, this)),
      column_(new TaskColumn(players_, table_->choiceBar(), this)),
      pane_(new TaskPane(this)),
      sheet_(new Parchment(pane_, this)),
      large_(new LargeCard(table_->board()->cardArt(), table_)),
      glance_(new CardGlance(*large_, this)),
      halo_(new Halo(window())) {
    layParts();
    setFocusProxy(table_);
    table_->takeCards(*hand_, *piles_);
    glance_->watch(*hand_);
    glance_->watch(*piles_);
    glance_->watch(*table_->view());
    connect(table_, &PlayTable::choicesShown, seals_, &Seals::present);
    connect(&guided_, &GuidedTool::strayed, this, &TaskTable::answerStray);
    connect(&turn_, &turn::TurnController::choiceChanged, this, [this] {
        showParts();
        Q_EMIT changed();
    });
}

TaskTable::~TaskTable() {
    turn_.attach(nullptr);
}

/// Everything lies on the table, which takes the whole room.
void TaskTable::layParts() {
    auto* room = new QVBoxLayout(this);
    room->setContentsMargins({});
    room->addWidget(table_);
    for (QWidget* part : std::initializer_list<QWidget*>{column_, hand_, piles_, seals_, sheet_}) {
        table_->layOn(*part);
    }
    table_->choiceBar()->setLean(true);
    hand_->setOnTable(true);
    large_->hide();
}

void TaskTable::lay() {
    TaskNeeds needs;
    needs.window = window()->size();
    needs.room = size();
    needs.seals = seals_->sizeHint().height();
    needs.letters = std::max(1.0, QFontMetrics(font()).height() / kTaskLine);
    needs.hasRow = hasRow_;
    needs.rightToLeft = layoutDirection() == Qt::RightToLeft;
    const TaskPlan plan = taskPlanFor(needs);
    table_->setBoardPlace(plan.board);
    column_->setGeometry(plan.column);
    column_->setPlates(plan.plate, plan.plateGap);
    piles_->setPileWidth(pileWidth(needs.window));
    piles_->setGeometry(plan.piles);
    hand_->setCardWidth(plan.handCard);
    hand_->setGeometry(plan.hand);
    seals_->setGeometry(plan.seals);
    sheet_->setGeometry(plan.words);
    large_->measureFor(needs.window, needs.letters);
    large_->setRoom([this, plan] {
        return CardRoom{plan.card, rect(), {plan.words}, {plan.board, plan.hand, plan.seals, plan.piles}};
    });
}

// ---- The task -------------------------------------------------------------------------------------------------------

void TaskTable::begin(Task* task) {
    if (task_ != nullptr) {
        task_->disconnect(this);
    }
    turn_.attach(nullptr);
    turn_.offer();
    glance_->forget();
    table_->setGuide(nullptr);
    table_->setTool(nullptr);
    table_->speak(nullptr, nullptr);
    seen_.reset();
    task_ = task;
    asks_.reset();
    if (task == nullptr) {
        halo_->pointAt(nullptr);
        return;
    }
    seen_ = std::make_unique<table::SeenTable>(task->game(), seatingOf(*task));
    hasRow_ = task->usesCards() || !seen_->view().known(task->learner()).empty();
    lay();
    connectTask();
    rebuildSpeaker();
    table_->view()->fit();
    follow(0);
}

void TaskTable::connectTask() {
    connect(seen_.get(), &table::SeenTable::changed, this, &TaskTable::present);
    connect(seen_.get(), &table::SeenTable::happened, this,
            [this](const EventList& events) { table_->animate(events, look_.animationMs); });
    connect(task_, &Task::moved, this, &TaskTable::follow);
    connect(task_, &Task::said, this, [this] { ask(); });
    connect(task_, &Task::answered, this, [this](const QString& sentence) { table_->messages()->say(sentence); });
    connect(task_, &Task::refused, this, [this](const Refusal& refusal, const QString& besides) {
        table_->messages()->say(sentenceOf(refusal, besides));
    });
}

void TaskTable::rebuildSpeaker() {
    const Rules& rules = task_->game().rules();
    speaker_.emplace(rules, std::vector<QString>(), words_);
    const CardFaces faces(rules);
    const auto describe = [speaker = *speaker_](Card card) { return speaker.powers(card); };
    hand_->setFaces(faces);
    hand_->setDescriber(describe);
    piles_->setFaces(faces);
    piles_->setDescriber(describe);
    glance_->setWords(faces, describe);
    table_->speak(seen_.get(), &*speaker_);
    table_->board()->retranslate(rules);
}

void TaskTable::follow(int from) {
    seen_->follow(from);
    ask();
}

/// Offers the allowed picks if the task asks for a step; otherwise allows looking only.
void TaskTable::ask() {
    const bool asks = task_->awaitsStep() && !seen_->legal().empty();
    point();
    if (!asks) {
        turn_.attach(nullptr);
        table_->setTool(&pointing_);
    } else {
        StepList wanted;
        for (const Step& step : seen_->legal()) {
            if (task_->isWanted(step)) {
                wanted.add(step);
            }
        }
        turn_.attach(seen_.get(), {.take = [this](const Step& step) { task_->take(step); }});
        guided_.expect(seen_->sharedRules(), seen_->view(), wanted);
        table_->setGuide(task_->isGuided() ? &guided_ : nullptr);
    }
    turn_.offer();
    pane_->present(*task_, *speaker_, onwards_);
    if (std::exchange(asks_, asks) != asks) {  // a user who asks for a hint keeps the focus
        (asks ? static_cast<QWidget*>(table_) : pane_->button(Act::stageOn))->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT changed();
}

void TaskTable::setOnwards(const QString& onwards) {
    onwards_ = onwards;
    if (task_ != nullptr) {
        pane_->present(*task_, *speaker_, onwards_);
    }
}

// ---- Display --------------------------------------------------------------------------------------------------------

void TaskTable::present() {
    const View seen = seen_->view();
    players_->setPlayers(seen, seen_->rules(), namingYou());
    piles_->setPiles(seen);
    hand_->setHand(seen, task_->learner());
    showParts();
    TableScene scene{seen, seen_->sharedRules()};
    table_->present(scene);
}

/// Makes the learner easy to find in the list of players.
wording::Speaker TaskTable::namingYou() const {
    std::vector<QString> names(static_cast<std::size_t>(seen_->seats()));
    //: the learner, in a list of players
    names.at(index(task_->learner())) = tr("You");
    return {seen_->rules(), names, words_};
}

/// Cards in hand cannot be marked individually: points at the whole hand.
void TaskTable::point() {
    const TaskSights sights = task_->sights();
    pointing_.pointAt(sights.spaces, sights.pieces);
    QWidget* part = sights.areas.empty() ? nullptr : partOf(sights.areas.front());
    const CardSet inHand = seen_->view().known(task_->learner());
    if (part == nullptr && !task_->awaitsStep() && !(sights.cards & inHand).empty()) {
        part = hand_;
    }
    showParts();
    halo_->pointAt(part);
}

QWidget* TaskTable::partOf(LessonArea area) const {
    switch (area) {
    case LessonArea::hand: return hand_;
    case LessonArea::draw:
    case LessonArea::discard: return piles_;
    case LessonArea::stashes:
    case LessonArea::scores: return players_;
    case LessonArea::ending: return seals_;
    case LessonArea::expansion: return findExpansion_ ? findExpansion_() : nullptr;
    }
    return nullptr;
}

// ---- Picks ----------------------------------------------------------------------------------------------------------

QString TaskTable::sentenceOf(const Refusal& refusal, const QString& besides) const {
    return language::sentences({besides, table_->sentenceOf(refusal)});
}

/// The answer of the lesson comes first, then the rule.
void TaskTable::answerStray(const turn::Pick& pick) {
    const turn::StepChooser& chooser = turn_.chooser();
    if (chooser.isIdle()) {
        return;
    }
    const QString besides =
        task_->foreseen(meantSteps(chooser.rules(), chooser.state(), chooser.decider(), chooser.picks(), pick));
    if (const auto refusal = chooser.whyNot(pick)) {
        table_->answers().say(sentenceOf(*refusal, besides), pick);
    } else {
        table_->answers().say(besides.isEmpty() ? GuidedTool::notAsked() : besides, pick);
    }
}

// ---- Style and texts ------------------------------------------------------------------------------------------------

void TaskTable::applyLook(const TaskLook& look) {
    look_ = look;
    turn_.setConfirming(look.confirmSteps);
    table_->setHoverCardShown(look.showHoverCards);
    glance_->setShown(look.showHoverCards);
    large_->setMotion(look.animationMs);
    players_->setMotion(look.animationMs);
    hand_->setMotion(look.animationMs);
    table_->setEdgeShown(look.showEdge);
    table_->showChoice();
}

void TaskTable::retranslate() {
    if (task_ != nullptr) {
        rebuildSpeaker();
        present();
        table_->showChoice();
        pane_->present(*task_, *speaker_, onwards_);
    }
}

void TaskTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    lay();
}

void TaskTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        lay();
    }
}

bool TaskTable::offersEnd() const {
    return std::ranges::any_of(turn_.chooser().words(),
                               [](StepWord word) { return word == StepWord::done || word == StepWord::challenge; });
}

/// Nothing that is empty or cannot be used lies on the table.
void TaskTable::showParts() {
    if (task_ == nullptr) {
        return;
    }
    const std::vector<LessonArea> areas = task_->sights().areas;
    const bool isToldOfEnd = std::ranges::find(areas, LessonArea::ending) != areas.end();
    hand_->setVisible(hasRow_ && !seen_->view().known(task_->learner()).empty());
    piles_->setVisible(hasRow_);
    seals_->setVisible(hasRow_ && (isToldOfEnd || offersEnd()));
}

}  // namespace gnostica::gui
