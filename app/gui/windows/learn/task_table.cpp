#include "app/gui/windows/learn/task_table.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/piles_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/panels/side_column.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/card_picks.h"
#include "app/gui/shared/play/pick_hub.h"
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/gui/shared/play/ring/numbered_choices.h"
#include "app/gui/shared/play/ring/turn_ring.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/learn/halo.h"
#include "app/gui/windows/learn/task_pane.h"
#include "app/language/lists.h"
#include "app/turn/meant_steps.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Parts of the width, and the bounds of both columns. The rest is the board's.
constexpr double kChoicesPart = 0.22;
constexpr double kReadingPart = 0.26;
constexpr std::pair kChoicesWidth{270, 440};
constexpr std::pair kReadingWidth{270, 480};
/// In a lower window the piles are seen only where they matter.
constexpr int kRoomForPiles = 840;
constexpr int kPilesHeight = 240;

/// Nobody but the learner is asked.
Seating seatingOf(const Task& task) {
    std::vector<std::string> players(static_cast<std::size_t>(task.game().state().seats), codeOf(SeatPlayer::random));
    players.at(index(task.learner())) = codeOf(SeatPlayer::person);
    return {task.game().state().seats, players};
}

}  // namespace

TaskTable::TaskTable(const ActionSet& actions, std::shared_ptr<const wording::Vocabulary> words, QWidget* parent)
    : QWidget(parent),
      words_(std::move(words)),
      plain_(turn_),
      guided_(plain_, turn_),
      table_(new TableWidget(this)),
      players_(new PlayersPanel(this)),
      hand_(new HandPanel(table_->board()->cardArt(), this)),
      choices_(new ChoiceBar(table_->board()->cardArt(), this)),
      ring_(new ChoiceRing(*table_->view())),
      side_(new SideColumn(players_, hand_, this)),
      piles_(new PilesPanel(table_->board()->cardArt(), this)),
      pane_(new TaskPane(this)),
      column_(new QWidget(this)),
      halo_(new Halo(window())),
      answers_(new AnswerBubble(*table_, *choices_, *ring_)),
      picks_(new PickHub({*table_, *choices_, *ring_, turn_, [this]() -> PickTool& { return pickTool(); }}, *this)) {
    layOut();
    setFocusProxy(table_);
    connectPicks(actions);
}

TaskTable::~TaskTable() {
    ring_->clear();  // the board goes before its view
    turn_.attach(nullptr);
}

void TaskTable::layOut() {
    side_->addChoices(choices_);
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

void TaskTable::connectPicks(const ActionSet& actions) {
    choices_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    ring_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    connect(table_, &TableWidget::quarterTurnsChanged, this, &TaskTable::showRing);
    new CardPicks(*hand_, *piles_, turn_, *picks_, this);
    connect(&turn_, &TurnController::choiceChanged, this, &TaskTable::showChoice);
    whenThemeChanges(this, [this](const Theme&) {
        if (task_ != nullptr) {
            showChoice();
        }
    });
    connect(&turn_, &TurnController::previewChanged, this, &TaskTable::showPreview);
    answers_->setCardFinder([this](Card card) { return hand_->placeOf(card); });
    connect(&turn_, &TurnController::explained, this,
            [this](const Refusal& refusal, const Pick& pick) { answers_->say(sentenceOf(refusal), pick); });
    connect(&turn_, &TurnController::moreNeeded, this,
            [this](const Pick& pick) { answers_->say(choices_->prompt(turn_.chooser()), pick); });
    connect(&guided_, &GuidedTool::strayed, this, &TaskTable::answerStray);
}

// ---- The task -------------------------------------------------------------------------------------------------------

void TaskTable::begin(Task* task) {
    if (task_ != nullptr) {
        task_->disconnect(this);
    }
    turn_.attach(nullptr);
    turn_.offer();
    table_->setTool(nullptr);
    view_.reset();
    task_ = task;
    asks_.reset();
    if (task == nullptr) {
        halo_->pointAt(nullptr);
        return;
    }
    view_ = std::make_unique<TableView>(task->game(), seatingOf(*task));
    connectTask();
    rebuildSpeaker();
    table_->view()->fit();
    follow(0);
}

void TaskTable::connectTask() {
    connect(view_.get(), &TableView::changed, this, &TaskTable::present);
    connect(view_.get(), &TableView::happened, this,
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
    table_->setWords({[this](const Piece& piece) { return speaker_->piece(piece, task_->learner()); }, describe});
    table_->board()->retranslate(rules);
}

void TaskTable::follow(int from) {
    view_->follow(from);
    ask();
}

/// What may be picked, if anything is asked for; else one may look.
void TaskTable::ask() {
    const bool asks = task_->awaitsStep() && !view_->legal().empty();
    point();
    if (!asks) {
        turn_.attach(nullptr);
        table_->setTool(&pointing_);
    } else {
        StepList wanted;
        for (const Step& step : view_->legal()) {
            if (task_->isWanted(step)) {
                wanted.add(step);
            }
        }
        turn_.attach(view_.get(), {.take = [this](const Step& step) { task_->take(step); }});
        guided_.expect(view_->sharedRules(), view_->view(), wanted);
        table_->setTool(&pickTool());
    }
    turn_.offer();
    pane_->present(*task_, *speaker_, onwards_);
    if (std::exchange(asks_, asks) != asks) {  // whoever asks for a hint stays where they are
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

// ---- What is seen ---------------------------------------------------------------------------------------------------

void TaskTable::present() {
    const View seen = view_->view();
    players_->setPlayers(seen, view_->rules(), namingYou());
    piles_->setPiles(seen);
    hand_->setHand(seen, task_->learner());
    TableScene scene{seen, view_->sharedRules()};
    table_->present(scene);
}

/// Among the players one is to be found at once.
wording::Speaker TaskTable::namingYou() const {
    std::vector<QString> names(static_cast<std::size_t>(view_->seats()));
    //: the learner, in a list of players
    names.at(index(task_->learner())) = tr("You");
    return {view_->rules(), names, words_};
}

/// Cards in hand have no mark of their own for this: all of the hand is pointed at.
void TaskTable::point() {
    const TaskSights sights = task_->sights();
    pointing_.pointAt(sights.spaces, sights.pieces);
    QWidget* part = sights.areas.empty() ? nullptr : partOf(sights.areas.front());
    const CardSet inHand = view_->view().known(task_->learner());
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
    case LessonArea::ending: return choices_;
    case LessonArea::expansion: return findExpansion_ ? findExpansion_() : nullptr;
    }
    return nullptr;
}

void TaskTable::showChoice() {
    if (!speaker_) {
        return;
    }
    answers_->dismiss();
    choices_->setChoice(turn_.chooser(), *speaker_);
    showPiles();
    showRing();
    choices_->setNumbers(numberedChoices(ring_->contents(), turn_.chooser()));
    showPreview();
    Q_EMIT changed();
}

void TaskTable::showRing() {
    if (speaker_) {
        showTurn(*ring_, turn_, pickTool(), *speaker_);
    } else {
        ring_->clear();
    }
}

void TaskTable::showPreview() {
    choices_->setPreview(turn_.chooser(), turn_.preview(), *speaker_);
}

// ---- What is picked -------------------------------------------------------------------------------------------------

PickTool& TaskTable::pickTool() {
    return task_ != nullptr && task_->isGuided() ? static_cast<PickTool&>(guided_) : plain_;
}

QString TaskTable::sentenceOf(const Refusal& refusal, const QString& besides) const {
    return wording::sentences({besides, speaker_->refusal(view_->view(), refusal)});
}

/// What the lesson has to say of it comes first, then the rule.
void TaskTable::answerStray(const Pick& pick) {
    const StepChooser& chooser = turn_.chooser();
    if (chooser.isIdle()) {
        return;
    }
    const QString besides =
        task_->foreseen(meantSteps(chooser.rules(), chooser.state(), chooser.decider(), chooser.picks(), pick));
    if (const auto refusal = chooser.whyNot(pick)) {
        answers_->say(sentenceOf(*refusal, besides), pick);
    } else {
        answers_->say(besides.isEmpty() ? GuidedTool::notAsked() : besides, pick);
    }
}

// ---- Looks and words ------------------------------------------------------------------------------------------------

void TaskTable::applyLook(const TaskLook& look) {
    look_ = look;
    turn_.setConfirming(look.confirmSteps);
    table_->setHoverCardShown(look.showHoverCards);
    table_->setEdgeShown(look.showEdge);
    if (task_ != nullptr) {
        showChoice();
    }
}

void TaskTable::retranslate() {
    if (task_ != nullptr) {
        rebuildSpeaker();
        present();
        showChoice();
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
        const Candidates& open = turn_.chooser().candidates();
        matters =
            std::ranges::any_of(areas, isOfPiles) ||
            std::ranges::find(open.sources, CardSource::drawPile) != open.sources.end() ||
            (!turn_.chooser().isIdle() && std::ranges::any_of(view_->view().open().discard.cards(),
                                                              [&](Card card) { return open.cards.contains(card); }));
    }
    piles_->setVisible(matters || height() >= kRoomForPiles);
}

}  // namespace gnostica::gui
