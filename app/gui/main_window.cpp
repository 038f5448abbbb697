#include "app/gui/main_window.h"

#include "app/gui/advice/advice_docks.h"
#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "app/gui/cards/card_faces.h"
#include "app/gui/dialogs/about_dialog.h"
#include "app/gui/dialogs/desk_dialogs.h"
#include "app/gui/dialogs/file_drop.h"
#include "app/gui/dialogs/message_bar.h"
#include "app/gui/dialogs/ruleset_dialogs.h"
#include "app/gui/dialogs/settings_dialog.h"
#include "app/gui/panels/hand_panel.h"
#include "app/gui/panels/help_panel.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/panels/piles_panel.h"
#include "app/gui/panels/players_panel.h"
#include "app/gui/panels/plugins/panel_docks.h"
#include "app/gui/play/action_states.h"
#include "app/gui/play/computer/computer_actions.h"
#include "app/gui/play/key_picks.h"
#include "app/gui/play/moment_notation.h"
#include "app/gui/play/play_area.h"
#include "app/wording/document_names.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>

namespace gnostica::gui {

using engine::StepWord;

MainWindow::MainWindow(RulesShelf& shelf, Settings& settings, bool systemIsDark, QWidget* parent)
    : QMainWindow(parent),
      shelf_(shelf),
      settings_(settings),
      systemIsDark_(systemIsDark),
      desk_(shelf),
      actions_(new ActionSet(this)),
      area_(new PlayArea(*actions_, turn_, computers_, this)),
      panelShelf_(shelf.folders().plugins + QStringLiteral("/panels")) {
    setObjectName(QStringLiteral("mainWindow"));
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCentralWidget(area_);
    errors_ = std::make_unique<ErrorReporter>(*area_->messages());
    dialogs_ = new DeskDialogs(shelf, settings, desk_, *errors_, this);
    connect(new FileDrop(this), &FileDrop::dropped, dialogs_, &DeskDialogs::receiveFile);
    connect(dialogs_, &DeskDialogs::settingsChanged, this, &MainWindow::applySettings);
    connect(dialogs_, &DeskDialogs::settingsChanged, this, &MainWindow::settingsChanged);
    actions_->fillMenuBar(menuBar());
    QToolBar* bar = addToolBar(tr("Toolbar"));
    bar->setObjectName(QStringLiteral("toolBar"));
    actions_->fillToolBar(bar);
    makeDocks();
    new KeyPicks(turn_, this);
    connectActions();
    connectPanels();
    connectDesk();
    retranslate();
    applySettings();
    restoreGeometry(settings_.window.geometry);
    restoreState(settings_.window.docks);
    area_->boardView()->setQuarterTurns(settings_.window.quarterTurns);
    log_->setNotationShown(settings_.window.notationInLog);
    showActions();
    reportPanels();
    area_->setFocus();
}

MainWindow::~MainWindow() {
    turn_.attach(nullptr);
}

// ---- Arranging ------------------------------------------------------------------------------------------------------

QDockWidget* MainWindow::addDock(QWidget* panel, const QString& name, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setWidget(panel);
    addDockWidget(area, dock);
    actions_->viewMenu()->addAction(dock->toggleViewAction());
    docks_.push_back(dock);
    return dock;
}

void MainWindow::makeDocks() {
    const auto art = area_->board()->cardArt();
    hand_ = new HandPanel(art, this);
    piles_ = new PilesPanel(art, this);
    players_ = new PlayersPanel(this);
    log_ = new LogPanel(this);
    help_ = new HelpPanel(this);
    actions_->viewMenu()->addSeparator();
    addDock(players_, QStringLiteral("playersDock"), Qt::LeftDockWidgetArea);
    addDock(piles_, QStringLiteral("pilesDock"), Qt::LeftDockWidgetArea);
    QDockWidget* log = addDock(log_, QStringLiteral("logDock"), Qt::RightDockWidgetArea);
    helpDock_ = addDock(help_, QStringLiteral("helpDock"), Qt::RightDockWidgetArea);
    addDock(hand_, QStringLiteral("handDock"), Qt::BottomDockWidgetArea);
    tabifyDockWidget(log, helpDock_);
    advice_ = std::make_unique<AdviceDocks>(*actions_, turn_, *this, log);
    log->raise();
    panels_ = std::make_unique<PanelDocks>(panelShelf_, turn_, *this, *actions_->viewMenu());
    resize(1360, 900);
    resizeDocks({docks_[0], docks_[2]}, {260, 300}, Qt::Horizontal);
    resizeDocks({docks_[0], docks_[1]}, {300, 300}, Qt::Vertical);
    resizeDocks({docks_[4]}, {180}, Qt::Vertical);
}

void MainWindow::reportPanels() {
    if (!panelShelf_.problems().isEmpty()) {
        area_->messages()->say(MessageBar::Kind::error, tr("Not every panel could be loaded."), panelShelf_.problems());
    }
}

void MainWindow::applySettings() {
    Theme theme = themeFor(settings_.theme, systemIsDark_);
    theme.seats = settings_.newGame.looks;
    if (auto* application = qobject_cast<QApplication*>(QCoreApplication::instance())) {
        applyTheme(*application, theme);
    }
    actions_->setTheme(theme);
    hand_->setTheme(theme);
    piles_->setTheme(theme);
    players_->setTheme(theme);
    log_->setTheme(theme);
    help_->setTheme(theme);
    turn_.setConfirming(settings_.confirmSteps);
    area_->applySettings(settings_, theme);
    panels_->applySettings(theme, settings_.animationMs);
    advice_->setTheme(theme);
    computers_.setPace(settings_.pace);
    desk_.setManners(settings_.manners);
}

void MainWindow::retranslate() {
    const QString titles[] = {tr("Players"), tr("Piles"), tr("Log"), tr("Help"), tr("Hand")};
    for (std::size_t i = 0; i < docks_.size(); ++i) {
        docks_[i]->setWindowTitle(titles[i]);
    }
    actions_->retranslate();
    help_->setShortcuts(actions_->shortcuts());
    panels_->retranslate();
    dialogs_->fillRecentMenu(actions_->recentMenu());
    rebuildSpeaker();
    advice_->retranslate(speaker_ ? &*speaker_ : nullptr);
    updateTitle();
}

void MainWindow::updateTitle() {
    const GameSession* session = desk_.session();
    const QString file = desk_.file().isEmpty() ? tr("New game") : QFileInfo(desk_.file()).fileName();
    setWindowModified(session != nullptr && session->isModified() && !desk_.file().isEmpty());
    setWindowTitle(session != nullptr ? tr("%1[*] – Gnostica").arg(file) : tr("Gnostica"));
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (desk_.session() != nullptr) {
            sync();
        }
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.window.geometry = saveGeometry();
    settings_.window.docks = saveState();
    settings_.window.quarterTurns = area_->boardView()->quarterTurns();
    settings_.window.notationInLog = log_->isNotationShown();
    QMainWindow::closeEvent(event);
}

// ---- Connecting -----------------------------------------------------------------------------------------------------

void MainWindow::connectActions() {
    const auto on = [this](Act act, auto what) { connect(actions_->at(act), &QAction::triggered, this, what); };
    on(Act::newGame, [this] { dialogs_->newGame(); });
    on(Act::open, [this] { dialogs_->open(); });
    on(Act::save, [this] { dialogs_->save(); });
    on(Act::saveAs, [this] { dialogs_->saveAs(); });
    on(Act::addRuleset, [this] { dialogs_->rulesets().add(); });
    on(Act::printRules, [this] { dialogs_->printRules(rulesOnPaper()); });
    on(Act::exportRules, [this] { dialogs_->exportRules(rulesOnPaper()); });
    on(Act::settings, &MainWindow::editSettings);
    on(Act::quit, [this] { close(); });
    on(Act::confirm, [this] { turn_.confirm(); });
    on(Act::takeBack, &MainWindow::takeBack);
    on(Act::undo, [this] { desk_.session()->undo(); });
    on(Act::redo, [this] { desk_.session()->redo(); });
    on(Act::skip, [this] { turn_.pick(PickWord{StepWord::skip}); });
    on(Act::done, [this] { turn_.pick(PickWord{StepWord::done}); });
    on(Act::announce, [this] { turn_.pick(PickWord{StepWord::challenge}); });
    on(Act::refresh, [this] { turn_.pick(PickWord{StepWord::refresh}); });
    on(Act::pass, [this] { turn_.pass(); });
    on(Act::first, [this] { desk_.session()->showPosition(0); });
    on(Act::previous, [this] { desk_.session()->showPosition(desk_.session()->position() - 1); });
    on(Act::next, [this] { desk_.session()->showPosition(desk_.session()->position() + 1); });
    on(Act::last, [this] { desk_.session()->showLast(); });
    on(Act::branch, [this] { desk_.branch(); });
    on(Act::zoomIn, [this] { area_->boardView()->zoomIn(); });
    on(Act::zoomOut, [this] { area_->boardView()->zoomOut(); });
    on(Act::fit, [this] { area_->boardView()->fit(); });
    on(Act::rotateLeft, [this] { area_->boardView()->turnTable(-1); });
    on(Act::rotateRight, [this] { area_->boardView()->turnTable(1); });
    on(Act::notation, [this](bool shown) { log_->setNotationShown(shown); });
    on(Act::help, [this] { showHelp(HelpPage::reference); });
    on(Act::rules, [this] { showHelp(HelpPage::rules); });
    on(Act::keys, [this] { showHelp(HelpPage::keys); });
    on(Act::about, [this] { showAbout(this); });
    const auto* ofComputers = new ComputerActions(*actions_, computers_, this);
    connect(ofComputers, &ComputerActions::paceChosen, this, [this](Pace pace) {
        settings_.pace = pace;
        Q_EMIT settingsChanged();
    });
}

void MainWindow::connectPanels() {
    connect(hand_, &HandPanel::cardPicked, &turn_, &TurnController::pickCard);
    connect(hand_, &HandPanel::whyNotAsked, &turn_, &TurnController::askCard);
    connect(piles_, &PilesPanel::cardPicked, &turn_, &TurnController::pickCard);
    connect(piles_, &PilesPanel::whyNotAsked, &turn_, &TurnController::askCard);
    connect(piles_, &PilesPanel::drawPilePicked, &turn_, &TurnController::pickTopCard);
    connect(&turn_, &TurnController::choiceChanged, this, &MainWindow::syncCards);
    connect(&turn_, &TurnController::choiceChanged, this, &MainWindow::showActions);
    connect(log_, &LogPanel::momentPicked, this, [this](int position) { desk_.session()->showPosition(position); });
    connect(log_, &LogPanel::notationShownChanged, actions_->at(Act::notation), &QAction::setChecked);
    connect(players_, &PlayersPanel::seatPicked, this, [this](engine::Seat seat) {
        shownHand_ = seat;
        desk_.session()->watchFrom(seat);
    });
}

void MainWindow::connectDesk() {
    connect(&desk_, &GameDesk::sessionChanged, this, &MainWindow::attach);
    connect(&desk_, &GameDesk::fileChanged, this, &MainWindow::rememberFile);
}

void MainWindow::attach(GameSession* session) {
    shownHand_ = engine::Seat::none;
    rebuildSpeaker();
    turn_.attach(session);
    area_->attach(session, &*speaker_);
    panels_->attach(session, &*speaker_);
    advice_->attach(session, &*speaker_);
    connect(session, &GameSession::changed, this, &MainWindow::sync);
    computers_.attach(session);
    connect(session, &GameSession::deciderChanged, this, [this] { shownHand_ = engine::Seat::none; });
    log_->forget();
    log_->setNotation([session](const engine::Moment& moment) {
        return momentNotation(session->rules(), moment, session->spokenTo());
    });
}

HelpPaper MainWindow::rulesOnPaper() const {
    const engine::Rules& rules = desk_.session()->rules();
    const auto document = nlohmann::json::parse(rules.document, nullptr, false);
    return {rules, *shelf_.words(), wording::rulesetTitle(document, shelf_.library())};
}

/// Words of the rules that are played: for cards, help and tool tips.
void MainWindow::rebuildSpeaker() {
    const GameSession* session = desk_.session();
    if (session == nullptr) {
        return;
    }
    const engine::Rules& rules = session->rules();
    speaker_.emplace(rules, session->seatNames(), shelf_.words());
    const CardFaces faces(rules);
    const auto describe = [speaker = *speaker_](engine::Card card) { return speaker.powers(card); };
    hand_->setFaces(faces);
    hand_->setDescriber(describe);
    piles_->setFaces(faces);
    piles_->setDescriber(describe);
    help_->setRules(rules, *speaker_);
    area_->board()->retranslate(rules);
}

// ---- Showing --------------------------------------------------------------------------------------------------------

void MainWindow::sync() {
    const GameSession& session = *desk_.session();
    const engine::View view = session.view();
    const engine::Seat hand = shownHand_ != engine::Seat::none ? shownHand_ : session.viewer();
    players_->setPlayers(view, session.rules(), *speaker_, session.seating());
    piles_->setPiles(view);
    hand_->setHand(view, hand);
    docks_.back()->setWindowTitle(engine::isPlayer(hand) ? tr("Hand of %1").arg(speaker_->player(hand)) : tr("Hand"));
    log_->setMoments(session.game().timeline(), session.position(), *speaker_, session.spokenTo());
    area_->sync();
    updateTitle();
}

void MainWindow::syncCards() {
    const auto& sources = turn_.chooser().candidates().sources;
    hand_->setPickable(turn_.openCards());
    hand_->setPicked(turn_.pickedCards());
    piles_->setPickable(turn_.openCards());
    piles_->setPicked(turn_.pickedCards());
    piles_->setDrawPilePickable(std::find(sources.begin(), sources.end(), engine::CardSource::drawPile) !=
                                sources.end());
}

void MainWindow::showActions() {
    updateActions(*actions_, turn_, desk_.session());
}

// ---- Doing ----------------------------------------------------------------------------------------------------------

void MainWindow::greet() {
    desk_.lookForUnfinished();
}

void MainWindow::editSettings() {
    SettingsDialog dialog(settings_, this);
    if (dialog.exec() == QDialog::Accepted) {
        settings_ = dialog.settings();
        applySettings();
        Q_EMIT settingsChanged();
    }
}

void MainWindow::takeBack() {
    if (turn_.canTakeBack()) {
        turn_.takeBack();
    } else if (desk_.session() != nullptr) {
        desk_.session()->undo();
    }
}

void MainWindow::showHelp(HelpPage page) {
    helpDock_->show();
    helpDock_->raise();
    help_->showPage(page);
    help_->setFocus();
}

void MainWindow::rememberFile() {
    if (!desk_.file().isEmpty()) {
        settings_.rememberFile(desk_.file());
        Q_EMIT settingsChanged();
        dialogs_->fillRecentMenu(actions_->recentMenu());
    }
    updateTitle();
}

}  // namespace gnostica::gui
