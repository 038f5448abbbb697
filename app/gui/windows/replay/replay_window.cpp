#include "app/gui/windows/replay/replay_window.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/head/window_head.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/parchment/window_cloth.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/save_question.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/table/board_pictures.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/replay/replay_controls.h"
#include "app/gui/windows/replay/replay_panels.h"
#include "app/gui/windows/replay/replay_words.h"
#include "app/language/fill.h"
#include "app/table/branch.h"
#include "app/table/replay/moment_position.h"
#include "app/table/replay/replay_player.h"

#include <QAction>
#include <QCloseEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

ReplayWindow::ReplayWindow(ReplaySurroundings surroundings, table::WantedRecord wanted, QWidget* parent)
    : QMainWindow(parent),
      surroundings_(std::move(surroundings)),
      wanted_(std::move(wanted)),
      actions_(new ActionSet(KeyScope::replay, this)),
      head_(new WindowHead(this)),
      pages_(new QStackedWidget(this)),
      waiting_(plainSentence(this)),
      table_(new TableWidget(this)),
      controls_(new ReplayControls(*actions_, table_)) {
    setObjectName(QStringLiteral("replayWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    new WindowCloth(*this);
    makeWaiting();
    auto* controls = new Parchment(controls_, table_);
    controls->show();
    table_->addBar(controls);
    table_->setTool(&tool_);
    pages_->addWidget(table_);
    setCentralWidget(pages_);
    makeHead();
    makeActions();
    resize(fittingScreen(*this, QSize(1040, 760)));
    retranslate();
    updateActions();
    followTheme(this, [this](const Theme& theme) {
        actions_->at(Act::playOn)->setIcon(toggleIcon(QStringLiteral("play"), QStringLiteral("pause"), theme));
        actions_->at(Act::bookmark)
            ->setIcon(toggleIcon(QStringLiteral("bookmark"), QStringLiteral("bookmark-set"), theme));
    });
    whenLanguageChanges(this, [this] {
        rebuildSpeaker();
        retranslate();
        if (replay_) {
            sync();
        }
    });
}

ReplayWindow::~ReplayWindow() = default;

/// Builds the page that is shown while the record is being read.
void ReplayWindow::makeWaiting() {
    auto* page = new QWidget(pages_);
    auto* progress = new QProgressBar(page);
    progress->setRange(0, 0);
    cancel_ = new QPushButton(page);
    cancel_->setObjectName(QStringLiteral("cancelReading"));
    waiting_->setAlignment(Qt::AlignCenter);
    auto* lines = new QVBoxLayout(page);
    lines->addStretch(1);
    lines->addWidget(waiting_);  // in the full width: the file name can be long
    for (QWidget* each : std::initializer_list<QWidget*>{progress, cancel_}) {
        lines->addWidget(each, 0, Qt::AlignHCenter);
    }
    lines->addStretch(1);
    connect(cancel_, &QPushButton::clicked, this, &QWidget::close);
    pages_->addWidget(new Parchment(page, pages_));
}

void ReplayWindow::makeHead() {
    setMenuWidget(head_);
    head_->setActions(*actions_);
    head_->addButton(actions_->at(Act::branch), QStringLiteral("branch"));
    head_->addButton(actions_->at(Act::setUp), QStringLiteral("set-up"));
    head_->addButton(actions_->at(Act::saveAs), QStringLiteral("save-as"));
}

void ReplayWindow::makeActions() {
    const auto on = [this](Act act, auto what) { connect(actions_->at(act), &QAction::triggered, this, what); };
    for (const Act act : {Act::playOn, Act::bookmark, Act::notation}) {
        actions_->at(act)->setCheckable(true);
    }
    on(Act::zoomIn, [this] { table_->view()->zoomIn(); });
    on(Act::zoomOut, [this] { table_->view()->zoomOut(); });
    on(Act::fit, [this] { table_->view()->fit(); });
    on(Act::rotateLeft, [this] { table_->view()->turnTable(-1); });
    on(Act::rotateRight, [this] { table_->view()->turnTable(1); });
    on(Act::saveAs, [this] { saveAs(); });
    new BoardPictures(*actions_, *table_);
    on(Act::closeReplay, [this] { close(); });
}

// ---- Reading --------------------------------------------------------------------------------------------------------

void ReplayWindow::load() {
    if (wanted_.record != nullptr) {
        present(*wanted_.record);
        return;
    }
    reading_.start([path = wanted_.path, registry = surroundings_.registry](
                       const std::stop_token& stop) { return table::readRecord(path, registry, stop); },
                   [this](table::RecordResult record) {
                       if (record) {
                           present(std::move(*record));
                       } else {
                           Q_EMIT failed(wanted_.path, record.error());
                           close();
                       }
                   });
}

void ReplayWindow::goTo(int moment) {
    wanted_.moment = moment;
    if (replay_) {
        player_->setPlaying(false);
        replay_->goTo(moment);
    }
}

void ReplayWindow::present(engine::LoadedRecord record) {
    const bool isDamaged = record.damage.has_value();
    replay_ = std::make_unique<table::Replay>(std::move(record), surroundings_.onTable.game());
    replay_->goTo(wanted_.moment);
    player_ = std::make_unique<table::ReplayPlayer>(*replay_, this);
    panels_ = std::make_unique<ReplayPanels>(table_->board()->cardArt(), surroundings_.panels, *this,
                                             *actions_->menuOf(Act::notation));
    connectSteps();
    rebuildSpeaker();
    applyLook(look_);
    retranslate();
    pages_->setCurrentWidget(table_);
    sync();
    table_->setFocus();
    if (isDamaged) {
        table_->messages()->report([moments = replay_->length()] {
            return ErrorText{ReplayWords::damage(moments), {}};
        });
    }
}

void ReplayWindow::connectSteps() {
    const auto on = [this](Act act, auto what) { connect(actions_->at(act), &QAction::triggered, this, what); };
    const auto go = [this](auto where) {
        return [this, where] {
            player_->setPlaying(false);
            where(*replay_);
        };
    };
    on(Act::first, go([](table::Replay& replay) { replay.goTo(0); }));
    on(Act::previous, go([](table::Replay& replay) { replay.goTo(replay.position() - 1); }));
    on(Act::next, go([](table::Replay& replay) { replay.goTo(replay.position() + 1); }));
    on(Act::last, go([](table::Replay& replay) { replay.goTo(replay.length()); }));
    on(Act::previousTurn, go([](table::Replay& replay) { replay.showTurn(false); }));
    on(Act::nextTurn, go([](table::Replay& replay) { replay.showTurn(true); }));
    on(Act::previousMark, go([](table::Replay& replay) { replay.showMark(false); }));
    on(Act::nextMark, go([](table::Replay& replay) { replay.showMark(true); }));
    on(Act::bookmark, [this] { replay_->toggleBookmark(); });
    on(Act::playOn, [this](bool playing) { player_->setPlaying(playing); });
    on(Act::branch, [this] { Q_EMIT branchWanted(replay_.get()); });
    on(Act::setUp, [this] { Q_EMIT setUpWanted(replay_.get()); });
    on(Act::comparePosition, [this] { Q_EMIT compareWanted(replay_.get()); });
    on(Act::notation, [this](bool shown) { panels_->log().setNotationShown(shown); });
    connect(&panels_->log(), &LogPanel::notationShownChanged, actions_->at(Act::notation), &QAction::setChecked);
    connect(&panels_->log(), &LogPanel::momentPicked, this, &ReplayWindow::goTo);
    connect(controls_, &ReplayControls::momentPicked, this, &ReplayWindow::goTo);
    connect(controls_, &ReplayControls::eyesPicked, replay_.get(), &table::Replay::setEyes);
    connect(controls_, &ReplayControls::pacePicked, player_.get(), &table::ReplayPlayer::setPace);
    connect(player_.get(), &table::ReplayPlayer::playingChanged, actions_->at(Act::playOn), &QAction::setChecked);
    connect(&surroundings_.onTable, &table::OnTheTable::changed, replay_.get(),
            [this] { replay_->setRunning(surroundings_.onTable.game()); });
    connect(replay_.get(), &table::Replay::changed, this, &ReplayWindow::sync);
    connect(replay_.get(), &table::Replay::marksChanged, this, &ReplayWindow::sync);
    controls_->setPace(player_->pace());
}

void ReplayWindow::saveAs() {
    const QString offered = wanted_.path.isEmpty() ? wanted_.title + QStringLiteral(".gnostica") : wanted_.path;
    const QString path =
        askWhereToSave(this, tr("Save the game"), tr("Games (*.gnostica)"), QStringLiteral("gnostica"), offered);
    if (path.isEmpty()) {
        return;
    }
    const engine::LoadedRecord& record = replay_->record();
    saving_.start(
        [path, header = record.header, game = record.game, times = record.times](const std::stop_token&) {
            return table::saveRecord(path, {header, game, times});
        },
        [this](const storage::FileResult<storage::KnownFile>& saved) {
            const ErrorReporter errors(*table_->messages(), MessageBar::Topic::attempt);
            errors.withdraw();
            if (saved) {
                const auto kept = wanted_.record;
                wanted_ = table::recordInFile(saved->path);
                wanted_.record = kept;
                retranslate();
            } else {
                errors.report([] { return tr("The game could not be saved."); }, saved.error());
            }
        });
}

// ---- Display --------------------------------------------------------------------------------------------------------

void ReplayWindow::sync() {
    controls_->setMoment(replay_->position(), replay_->length());
    controls_->setMarks(replay_->marks(), *speaker_);
    controls_->setEyes(replay_->allowed(), replay_->eyes(), *speaker_);
    showMoment();
    updateActions();
}

/// One step forward is animated; all other changes are immediate.
void ReplayWindow::showMoment() {
    TableScene scene{replay_->view(), replay_->sharedRules()};
    scene.decider = replay_->decider();
    scene.status = speaker_->turnStatus(replay_->openView(), replay_->rules());
    if (replay_->position() == shown_ + 1 && shown_ >= 0) {
        scene.events = replay_->eventsBefore();
        scene.animationMs = player_->isPlaying()
                                ? std::min(look_.animationMs, static_cast<int>(timeOf(player_->pace()).count()))
                                : look_.animationMs;
    }
    shown_ = replay_->position();
    table_->present(scene);
    panels_->sync(*replay_);
    if (!scene.events.empty()) {
        panels_->animate(scene.events);
    }
}

void ReplayWindow::updateActions() {
    const int position = replay_ ? replay_->position() : 0;
    const int length = replay_ ? replay_->length() : 0;
    for (const Act act : {Act::first, Act::previous, Act::previousTurn, Act::previousMark}) {
        actions_->at(act)->setEnabled(position > 0);
    }
    for (const Act act : {Act::next, Act::last, Act::nextTurn, Act::nextMark}) {
        actions_->at(act)->setEnabled(position < length);
    }
    actions_->at(Act::playOn)->setEnabled(length > 0);
    actions_->at(Act::bookmark)->setEnabled(replay_ != nullptr);
    actions_->at(Act::bookmark)->setChecked(replay_ && replay_->isBookmarked());
    for (const Act act : {Act::notation, Act::saveAs, Act::savePicture, Act::copyPicture}) {
        actions_->at(act)->setEnabled(replay_ != nullptr);
    }
    for (const Act act : {Act::setUp, Act::comparePosition}) {
        actions_->at(act)->setEnabled(replay_ && hasShownMoment(*replay_));
    }
    actions_->at(Act::branch)
        ->setEnabled(replay_ && table::canBranchAt(replay_->record().game, static_cast<std::size_t>(position)));
}

void ReplayWindow::applyLook(const ReplayLook& look) {
    look_ = look;
    table_->setHoverCardShown(look.showHoverCards);
    table_->setEdgeShown(look.showEdge);
    if (panels_) {
        panels_->setMotion(look.animationMs);
    }
}

void ReplayWindow::rebuildSpeaker() {
    if (!replay_) {
        return;
    }
    speaker_.emplace(replay_->rules(), replay_->seatNames(), surroundings_.words);
    table_->setWords({[this](const engine::Piece& piece) { return speaker_->piece(piece, engine::Seat::none); },
                      [this](engine::Card card) { return speaker_->powers(card); }});
    panels_->setWords(replay_->rules(), *speaker_);
    table_->board()->retranslate(replay_->rules());
}

void ReplayWindow::retranslate() {
    const QString file = language::embedded(wanted_.title);
    //: title of a window; %1: name of a file
    setWindowTitle(asTitle(language::fill(tr("%1 – Record – Gnostica"), {file})));
    head_->setTitle(tr("Record", "title of the window: a game that is looked at again"));
    head_->setSentence(file);
    //: %1: name of a file
    waiting_->setText(language::fill(tr("Reading %1…"), {file}));
    cancel_->setText(tr("Cancel"));
    actions_->retranslate();
}

void ReplayWindow::closeEvent(QCloseEvent* event) {
    reading_.cancel();
    QMainWindow::closeEvent(event);
}

}  // namespace gnostica::gui
