#include "app/gui/windows/learn/task_table.h"

#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/piles_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/panels/side_column.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/play_table.h"
#include "app/gui/windows/learn/halo.h"
#include "app/gui/windows/learn/task_pane.h"
#include "app/language/lists.h"
#include "app/turn/meant_steps.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Shares of the width, and limits of both columns. The rest belongs to the board.
constexpr double kChoicesPart = 0.22;
constexpr double kReadingPart = 0.26;
constexpr std::pair kChoicesWidth{270, 440};
constexpr std::pair kReadingWidth{270, 480};
/// In a lower window the piles are visible only when they matter.
constexpr int kRoomForPiles = 840;
constexpr int kPilesHeight = 240;

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
      side_(new SideColumn(players_, hand_, this)),
      piles_(new PilesPanel(table_->board()->cardArt(), this)),
      pane_(new TaskPane(this)),
      column_(new QWidget(this)),
      halo_(new Halo(window())) {
    layOut();
    setFocusProxy(table_);
    table_->takeCards(*hand_, *piles_);
    connect(&guided_, &GuidedTool::strayed, this, &TaskTable::answerStray);
    connect(&turn_, &turn::TurnController::choiceChanged, this, [this] {
        showPiles();
        Q_EMIT changed();
    });
}

TaskTable::~TaskTable() {
    turn_.attach(nullptr);
}

void TaskTable::layOut() {
    side_->addChoices(table_->choiceBar());
    piles_->setFixedHeight(kPilesHeight);
    column_->setAutoFillBackground(true);
    auto* lines = new QVBoxLayout(column_);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addWidget(pane_, 1);
    lines->addWidget(piles_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(side_);
    row->addWidget(table_, 1);
    row->addWidget(column_);
}

// ---- The task -------------------------------------------------------------------------------------------------------

void TaskTable::begin(Task* task) {
    if (task_ != nullptr) {
        task_->disconnect(this);
    }
    turn_.attach(nullptr);
    turn_.offer();
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
    showPiles();
    halo_->pointAt(part);
}

QWidget* TaskTable::partOf(LessonArea area) const {
    switch (area) {
    case LessonArea::hand: return hand_;
    case LessonArea::draw:
    case LessonArea::discard: return piles_;
    case LessonArea::stashes:
    case LessonArea::scores: return players_;
    case LessonArea::ending: return table_->choiceBar();
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
    shareWidth();
    showPiles();
}

void TaskTable::shareWidth() {
    const auto part = [this](double share, const std::pair<int, int>& bounds) {
        return std::clamp(static_cast<int>(width() * share), bounds.first, bounds.second);
    };
    side_->setFixedWidth(part(kChoicesPart, kChoicesWidth));
    column_->setFixedWidth(part(kReadingPart, kReadingWidth));
}

void TaskTable::showPiles() {
    const auto isOfPiles = [](LessonArea area) { return area == LessonArea::draw || area == LessonArea::discard; };
    bool matters = false;
    if (task_ != nullptr) {
        const auto areas = task_->sights().areas;
        const turn::Candidates& open = turn_.chooser().candidates();
        matters =
            std::ranges::any_of(areas, isOfPiles) ||
            std::ranges::find(open.sources, CardSource::drawPile) != open.sources.end() ||
            (!turn_.chooser().isIdle() && std::ranges::any_of(seen_->view().open().discard.cards(),
                                                              [&](Card card) { return open.cards.contains(card); }));
    }
    piles_->setVisible(matters || height() >= kRoomForPiles);
}

}  // namespace gnostica::gui
