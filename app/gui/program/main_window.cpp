#include "app/gui/program/main_window.h"

#include "app/gui/base/keys/key_help.h"
#include "app/gui/base/language/script_fonts.h"
#include "app/gui/base/sound/chimes.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/look/widgets/file_drop.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/program/desks/compare_desk.h"
#include "app/gui/program/desks/learn_desk.h"
#include "app/gui/program/desks/position_desk.h"
#include "app/gui/program/desks/replay_desk.h"
#include "app/gui/program/desks/workshop_desk.h"
#include "app/gui/program/leaving.h"
#include "app/gui/program/window_places.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/panel_feed.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/shared/panels/side_column.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/key_picks.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/game/advice/advice_docks.h"
#include "app/gui/windows/game/card_inspection.h"
#include "app/gui/windows/game/dialogs/about_dialog.h"
#include "app/gui/windows/game/dialogs/announcement_question.h"
#include "app/gui/windows/game/dialogs/deck_choice.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"
#include "app/gui/windows/game/dialogs/settings_dialog.h"
#include "app/gui/windows/game/end_desk.h"
#include "app/gui/windows/game/file_actions.h"
#include "app/gui/windows/game/game_panels.h"
#include "app/gui/windows/game/game_title.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/keyboard_focus.h"
#include "app/gui/windows/game/play/computer_actions.h"
#include "app/gui/windows/game/play/computer_bar.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/table_access.h"
#include "app/gui/windows/game/table_docks.h"
#include "app/gui/windows/game/top_bar.h"
#include "app/gui/windows/game/turn_actions.h"
#include "app/gui/windows/game/view_actions.h"
#include "app/language/fill.h"
#include "app/table/branch.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenu>
#include <QScreen>

#include <tuple>
#include <utility>

namespace gnostica::gui {

namespace {

/// A window that was never arranged by anybody takes this part of the screen, but at least so much.
constexpr double kScreenPart = 0.85;
constexpr QSize kUsual{1360, 900};

/// Docks that were left by a window which was arranged otherwise are not put back.
constexpr int kArrangement = 2;

}  // namespace

MainWindow::MainWindow(RulesShelf& shelf, SettingsStore& settings, std::function<bool()> isDesktopDark, QWidget* parent)
    : QMainWindow(parent),
      shelf_(shelf),
      settings_(settings),
      appearance_(new Appearance(settings, DeckShelf(shelf.folders()), std::move(isDesktopDark), *this)),
      desk_(shelf),
      actions_(new MainActions(this)),
      sides_(new DockSides(*this)),
      area_(new PlayArea(*actions_, turn_, computers_, this)),
      chimes_(new Chimes(this)),
      panelShelf_(shelf.folders()),
      errors_(std::make_unique<ErrorReporter>(*area_->messages())),
      dialogs_(new DeskDialogs(shelf, settings, desk_, *errors_, this)),
      workshop_(new WorkshopDesk(shelf, settings, this)),
      leaving_(new Leaving(*this)) {
    useKeys(settings.now().keys);
    new WindowPlaces(settings, *this, this);
    setObjectName(QStringLiteral("mainWindow"));
    setCentralWidget(area_);
    makeBars();
    makeDocks();
    makeActions();
    connectDesk();
    connectReplays();
    connectPositions();
    connectComparison();
    connectLeaving();
    retranslate();
    applySettings();
    restore();
    dialogs_->rulesets().reportPanels(panelShelf_.problems());
    reportDeck();
    reportLetters();
    if (settings_.problem()) {
        reportSettings([] { return tr("The settings could not be read. Changes to them are not saved."); });
    }
    area_->setFocus();
}

MainWindow::~MainWindow() {
    learning_->close();
    compare_->close();
    workshop_->close();
    positions_->close();
    replays_->closeAll();
    turn_.attach(nullptr);
}

// ---- Putting together -----------------------------------------------------------------------------------------------

void MainWindow::makeBars() {
    bar_ = new TopBar(this);
    setMenuWidget(bar_);
    actions_->fillMenuBar(bar_->menus());
    connect(area_, &PlayArea::statusChanged, bar_, &TopBar::setStatus);
}

void MainWindow::makeDocks() {
    resize(fittingScreen(*this, (screen()->availableSize() * kScreenPart).expandedTo(kUsual)));
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    actions_->viewMenu()->addSeparator();
    docks_ = new TableDocks(area_->board()->cardArt(), *this, *actions_->viewMenu());
    recap_ = new RecapDesk(*area_, docks_->side());
    connect(recap_, &RecapDesk::chimed, chimes_, &Chimes::play);
    docks_->side().addChoices(area_->computerBar());
    docks_->side().addChoices(area_->choiceBar());
    fillTopBar();
    docks_->help().setFindings(shelf_.folders().endgame());
    card_ = new CardInspection(*area_->boardView(), *docks_, *this, *actions_->viewMenu());
    game_ = new GamePanels(*docks_, *card_, this);
    connect(game_, &GamePanels::spacesPointedAt, area_->board(), &BoardScene::lightUp);
    access_ = new TableAccess(*this, *actions_, *docks_->helpDock());
    advice_ = std::make_unique<AdviceDocks>(*actions_, turn_, *this, docks_->logDock());
    connect(advice_.get(), &AdviceDocks::traced, recap_, &RecapDesk::showAdvice);
    panels_ = std::make_unique<PanelDocks>(panelShelf_, *this, *actions_->viewMenu(), docks_->pilesDock());
    feed_ = new PanelFeed(*panels_, turn_, this);
    connect(panels_.get(), &PanelDocks::chosen, area_, &PlayTable::choose);
    docks_->arrange();
}

void MainWindow::fillTopBar() {
    bar_->addButton(actions_->at(Act::undo), QStringLiteral("undo"));
    bar_->addButton(actions_->at(Act::redo), QStringLiteral("redo"));
    bar_->addButton(actions_->at(Act::hint), QStringLiteral("hint"));
    bar_->addButton(docks_->logDock()->toggleViewAction(), QStringLiteral("log"));
    bar_->addButton(actions_->at(Act::settings), QStringLiteral("settings"));
}

void MainWindow::makeActions() {
    keys_ = new KeyPicks(this);
    connect(keys_, &KeyPicks::picked, area_, &PlayTable::take);
    connect(keys_, &KeyPicks::numberPicked, area_, &PlayTable::takeNumber);
    new KeyboardFocus(*area_->boardView(), docks_->hand(), area_->choiceBar()->openCards(), turn_, *actions_, this);
    area_->takeCards(docks_->hand(), docks_->piles());
    turn_.setQuestion([this](const engine::Rules& rules, const engine::View& view, const engine::Step& step) {
        return mayAnnounce(rules, view, step, this);
    });
    new TurnActions(*actions_, turn_, desk_, this);
    new ViewActions(*actions_, *area_->boardView(), *docks_, this);
    files_ = new FileActions(*actions_, shelf_, settings_, desk_, *dialogs_, this);
    const auto* ofComputers = new ComputerActions(*actions_, computers_, this);
    connect(ofComputers, &ComputerActions::paceChosen, this,
            [this](Pace pace) { settings_.change([pace](Settings& settings) { settings.pace = pace; }); });
    connect(actions_->at(Act::settings), &QAction::triggered, this, &MainWindow::editSettings);
    connect(actions_->at(Act::workshop), &QAction::triggered, this, [this] { workshop_->show(); });
    connect(workshop_, &WorkshopDesk::playWanted, dialogs_, &DeskDialogs::playDraft);
    connect(workshop_, &WorkshopDesk::playOnWanted, dialogs_, &DeskDialogs::playDraftOn);
    connect(actions_->at(Act::about), &QAction::triggered, this, [this] { showAbout(this); });
    connect(actions_->at(Act::quit), &QAction::triggered, this, &QWidget::close);
}

void MainWindow::connectDesk() {
    startDesk_ =
        new StartDesk(*this, area_->board()->cardArt(), *actions_, shelf_, desk_, *dialogs_, settings_, *access_);
    end_ = new EndDesk(*area_, *actions_, desk_);
    connect(end_, &EndDesk::ended, chimes_, [this] { chimes_->play(Chime::end); });
    connect(docks_, &TableDocks::helpShown, startDesk_, &StartDesk::makeRoomFor);
    connect(startDesk_, &StartDesk::shownChanged, &computers_, &ComputerPlayers::setSuspended);
    connect(access_, &TableAccess::changed, docks_, &TableDocks::skipEmptyTabs);
    connect(access_, &TableAccess::changed, keys_, [this] { keys_->setOpen(access_->isBoardOpen()); });
    connect(startDesk_, &StartDesk::shownChanged, bar_, [this](bool shown) { bar_->setStatusShown(!shown); });
    connect(startDesk_, &StartDesk::shownChanged, this, &MainWindow::updateTitle);
    connect(startDesk_, &StartDesk::shownChanged, area_,
            [this](bool shown) { area_->showMessagesIn(shown ? &startDesk_->page().topLayout() : nullptr); });
    connect(startDesk_, &StartDesk::left, this, [this] {
        if (desk_.session() != nullptr) {
            sync();  // somebody else may have to take the screen over
        }
    });
    learning_ = new LearnDesk(shelf_, panelShelf_, settings_, desk_, *dialogs_, *this, docks_->logDock());
    learning_->connectWays(*actions_, startDesk_->page());
    connect(new FileDrop(this), &FileDrop::dropped, dialogs_, &DeskDialogs::receiveFile);
    connect(&desk_, &GameDesk::sessionChanged, this, &MainWindow::attach);
    connect(&desk_, &GameDesk::fileChanged, this, &MainWindow::updateTitle);
    connect(&settings_, &SettingsStore::changed, this, &MainWindow::followSettings);
    connect(&settings_, &SettingsStore::failed, this,
            [this] { reportSettings([] { return tr("The settings could not be saved."); }); });
    connect(&settings_, &SettingsStore::healed, this, [this] { errors_->about(MessageBar::Topic::settings).settle(); });
    connect(appearance_, &Appearance::deckRead, this, &MainWindow::reportDeck);
    connect(appearance_, &Appearance::deckFaulty, this, &MainWindow::reportPictures);
}

void MainWindow::connectReplays() {
    const auto running = [this] { return desk_.session() != nullptr ? &desk_.session()->game() : nullptr; };
    replays_ = new ReplayDesk({shelf_.registry(), shelf_.words(), panelShelf_, running}, this);
    connect(dialogs_, &DeskDialogs::besideWanted, replays_, &ReplayDesk::open);
    connect(workshop_, &WorkshopDesk::recordWanted, replays_, &ReplayDesk::openAt);
    connect(replays_, &ReplayDesk::failed, this,
            [this](const QString& path, const RecordProblem& problem, const QWidget* asker) {
                MessageBar* bar = MessageBar::of(asker);
                DeskDialogs::reportUnopened(path, problem, bar != nullptr ? ErrorReporter(*bar) : *errors_);
            });
    connect(replays_, &ReplayDesk::branched, &desk_, &GameDesk::goOn);
}

void MainWindow::connectPositions() {
    PositionSurroundings surroundings;
    surroundings.table = [this] { return desk_.session() != nullptr ? shownMoment(*desk_.session()) : std::nullopt; };
    surroundings.running = [this] { return desk_.session() != nullptr ? &desk_.session()->game() : nullptr; };
    positions_ = new PositionDesk(shelf_, surroundings, this);
    connect(actions_->at(Act::setUp), &QAction::triggered, this, &MainWindow::setUp);
    connect(replays_, &ReplayDesk::setUpWanted, positions_, &PositionDesk::showMoment);
    connect(positions_, &PositionDesk::playWanted, dialogs_, &DeskDialogs::playPosition);
}

/// From what lies on the table, where somebody plays and nothing else is being set up.
void MainWindow::setUp() {
    const bool isNew = positions_->window() == nullptr;
    const auto moment = isNew && desk_.session() != nullptr ? shownMoment(*desk_.session()) : std::nullopt;
    PositionWindow& window = positions_->show();
    if (moment) {
        window.openMoment(*moment);
    }
}

void MainWindow::connectComparison() {
    ComparedTable table;
    table.rules = [this] { return desk_.session() != nullptr ? desk_.session()->game().sharedRules() : nullptr; };
    table.moment = [this]() -> std::optional<nlohmann::json> {
        const auto moment = desk_.session() != nullptr ? shownMoment(*desk_.session()) : std::nullopt;
        return moment ? std::optional(moment->table.position) : std::nullopt;
    };
    table.running = [this] { return desk_.session() != nullptr ? &desk_.session()->game() : nullptr; };
    table.hasBegun = [this] {
        const GameSession* session = desk_.session();
        return session != nullptr &&
               hasOpenPositionAt(session->game(), static_cast<std::size_t>(session->table().position()));
    };
    compare_ = new CompareDesk(shelf_, settings_, std::move(table), this);
    connect(actions_->at(Act::compare), &QAction::triggered, this, [this] { compare_->show(); });
    connect(workshop_, &WorkshopDesk::compareWanted, compare_, &CompareDesk::compareDraft);
    connect(positions_, &PositionDesk::compareRequested, compare_, &CompareDesk::comparePosition);
    connect(replays_, &ReplayDesk::compareWanted, compare_,
            [this](const MomentPosition& moment) { compare_->comparePosition(moment.table.position); });
    connect(compare_, &CompareDesk::recordWanted, replays_, &ReplayDesk::openAt);
    connect(&desk_, &GameDesk::sessionChanged, compare_, &CompareDesk::tableChanged);
}

void MainWindow::connectLeaving() {
    leaving_->settleFirst([this] { return desk_.finishSaving(); });
    leaving_->askAbout([this] { return dialogs_->unsaved(); });
    leaving_->askAbout([this] { return positions_->unsaved(); });
    leaving_->askAbout([this] { return workshop_->unsaved(); });
    leaving_->askAbout([this] { return compare_->unwritten(); });
    leaving_->askAbout([this] { return compare_->unsaved(); });
}

void MainWindow::reportDeck() {
    errors_->about(MessageBar::Topic::pictures).settle();  // which were those of another deck
    const ErrorReporter deck = errors_->about(MessageBar::Topic::deck);
    deck.settle();
    if (!appearance_->deckProblems().empty()) {
        deck.report([id = appearance_->deckId()] { return sentenceAboutUnusable(id); }, appearance_->deckProblems());
    }
}

void MainWindow::reportPictures(const DeckFaults& faults) {
    area_->messages()->report(
        [faults] {
            return ErrorText{sentenceAbout(faults), {sentenceOf(*faults.first)}};
        },
        MessageBar::Topic::pictures);
}

void MainWindow::reportLetters() {
    area_->messages()->withdraw(MessageBar::Topic::letters);
    if (const QString missing = missingLetters(QLocale(), font()); !missing.isEmpty()) {
        area_->messages()->report([missing] { return ErrorText{missing, {}}; }, MessageBar::Topic::letters);
    }
}

void MainWindow::reportSettings(const ErrorReporter::Attempt& attempt) {
    errors_->about(MessageBar::Topic::settings).report(attempt, *settings_.problem());
}

// ---- As it was left -------------------------------------------------------------------------------------------------

void MainWindow::restore() {
    const WindowMemory& left = settings_.now().window;
    restoreGeometry(left.geometry);
    restoreState(left.docks, sides_->version(kArrangement));
    area_->boardView()->setQuarterTurns(left.quarterTurns);
    docks_->log().setNotationShown(left.notationInLog);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!leaving_->mayLeave()) {
        event->ignore();
        return;
    }
    leaving_->closeOthers();
    startDesk_->putBack();
    settings_.change([this](Settings& settings) {
        settings.window = {saveGeometry(), saveState(sides_->version(kArrangement)), area_->boardView()->quarterTurns(),
                           docks_->log().isNotationShown()};
    });
    QMainWindow::closeEvent(event);
    Q_EMIT left();
}

void MainWindow::keep() {
    workshop_->keep();
    desk_.finishSaving();
    if (desk_.session() != nullptr) {
        // what fails is found at the next start
        static_cast<void>(desk_.session()->referee().journal().finish());
    }
}

// ---- Settings and language ------------------------------------------------------------------------------------------

void MainWindow::editSettings() {
    SettingsDialog dialog(settings_.now(), wording::languagesIn(shelf_.folders().translations()), appearance_->decks(),
                          this);
    if (dialog.exec() == QDialog::Accepted) {
        const QString deck = settings_.now().deck;
        settings_.set(dialog.appliedTo(settings_.now()));  // others have been changed meanwhile
        if (settings_.now().deck == deck && !appearance_->decks().isOurs(deck)) {
            appearance_->readDeckAgain();
        }
    }
}

void MainWindow::followSettings(const Settings& before, const Settings& now) {
    const auto atTheTable = [](const Settings& settings) {
        return std::tie(settings.manners, settings.confirmSteps, settings.pace, settings.animationMs, settings.sounds,
                        settings.showHoverCards, settings.showEdge, settings.keptGames);
    };
    if (atTheTable(before) != atTheTable(now)) {
        applySettings();
    }
    useKeys(now.keys);
}

void MainWindow::applySettings() {
    const Settings& settings = settings_.now();
    turn_.setConfirming(settings.confirmSteps);
    area_->applySettings(settings);
    panels_->setMotion(settings.animationMs);
    recap_->setMotion(settings.animationMs);
    chimes_->setSwitchedOn(settings.sounds);
    computers_.setPace(settings.pace);
    desk_.setManners(settings.manners);
    desk_.setKeptGames(settings.keptGames);
    showReplays();
}

void MainWindow::showReplays() {
    const Settings& settings = settings_.now();
    replays_->applyLook({settings.animationMs, settings.showHoverCards, settings.showEdge});
    positions_->applyLook({settings.showHoverCards, settings.showEdge});
}

void MainWindow::retranslate() {
    if (desk_.session() == nullptr) {
        bar_->setStatus(engine::Seat::none, tr("No game lies on the table yet."));
    }
    actions_->retranslate();
    keys_->retranslate();
    docks_->help().setActions(keyHelp(KeyMap()), HelpWords());
    files_->fillRecent();
    rebuildSpeaker();
    advice_->retranslate(speaker_ ? &*speaker_ : nullptr);
    end_->setSpeaker(speaker_ ? &*speaker_ : nullptr);
    recap_->setSpeaker(speaker_ ? &*speaker_ : nullptr);
    updateTitle();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (desk_.session() != nullptr) {
            sync();
            turn_.offer();
        }
        reportLetters();
    }
    QMainWindow::changeEvent(event);
}

/// Words of the rules that are played: for cards, help and tool tips. Before the first game those of the base game can
/// be read.
void MainWindow::rebuildSpeaker() {
    const GameSession* session = desk_.session();
    const auto base = shelf_.rules({});
    if (session == nullptr) {
        if (base) {
            game_->setWords(**base, **base, wording::Speaker(**base, {}, shelf_.words()));
        }
        return;
    }
    speaker_.emplace(session->rules(), session->seatNames(), shelf_.words());
    game_->setWords(session->rules(), base ? **base : session->rules(), *speaker_);
    area_->board()->retranslate(session->rules());
}

// ---- The game on the desk -------------------------------------------------------------------------------------------

void MainWindow::greet() {
    startDesk_->show();
}

void MainWindow::attach(GameSession* session) {
    rebuildSpeaker();
    turn_.attach(session);
    area_->attach(session, &*speaker_);
    feed_->attach(&session->table(), &*speaker_);
    advice_->attach(&session->table(), &*speaker_);
    end_->attach(&session->table(), &*speaker_);
    recap_->attach(&session->table(), &*speaker_);
    game_->attach(&session->table());
    connect(&session->table(), &TableView::changed, this, &MainWindow::sync);
    computers_.attach(session);
}

void MainWindow::sync() {
    game_->sync(*speaker_);
    area_->sync();
    recap_->sync();
    access_->setCovered(desk_.session()->table().coveredFor().has_value());
    replays_->gameChanged();
    workshop_->setTablePlayable(desk_.session()->canShowPosition());
    positions_->setTableOpen(hasShownMoment(*desk_.session()));
    updateTitle();
}

void MainWindow::updateTitle() {
    const GameSession* session = desk_.session();
    const bool isShown = session != nullptr && !startDesk_->isShown();
    //: title of the window; %1: file of the game, or its players; [*] stays: there stands a star if it is not saved
    setWindowTitle(isShown ? wording::fill(tr("%1[*] – Gnostica"), {titleOf(desk_, speaker_ ? &*speaker_ : nullptr)})
                           : tr("Gnostica"));
    setWindowModified(session != nullptr && session->referee().journal().isModified() && !desk_.file().isEmpty());
}

}  // namespace gnostica::gui
