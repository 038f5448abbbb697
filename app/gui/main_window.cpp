#include "app/gui/main_window.h"

#include "app/gui/advice/advice_docks.h"
#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "app/gui/dialogs/about_dialog.h"
#include "app/gui/dialogs/desk_dialogs.h"
#include "app/gui/dialogs/file_drop.h"
#include "app/gui/dialogs/settings_dialog.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/panels/plugins/panel_docks.h"
#include "app/gui/play/computer/computer_actions.h"
#include "app/gui/play/play_area.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/gui/widgets/message_bar.h"
#include "app/gui/window/card_picks.h"
#include "app/gui/window/cover_guard.h"
#include "app/gui/window/file_actions.h"
#include "app/gui/window/game_panels.h"
#include "app/gui/window/key_picks.h"
#include "app/gui/window/table_docks.h"
#include "app/gui/window/turn_actions.h"
#include "app/gui/window/view_actions.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QToolBar>

namespace gnostica::gui {

MainWindow::MainWindow(RulesShelf& shelf, Settings& settings, bool systemIsDark, QWidget* parent)
    : QMainWindow(parent),
      shelf_(shelf),
      settings_(settings),
      systemIsDark_(systemIsDark),
      desk_(shelf),
      actions_(new ActionSet(this)),
      area_(new PlayArea(*actions_, turn_, computers_, this)),
      panelShelf_(shelf.folders().plugins + QStringLiteral("/panels")),
      errors_(std::make_unique<ErrorReporter>(*area_->messages())),
      dialogs_(new DeskDialogs(shelf, settings, desk_, *errors_, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setCentralWidget(area_);
    makeBars();
    makeDocks();
    makeActions();
    connectDesk();
    retranslate();
    applySettings();
    restore();
    reportPanels();
    area_->setFocus();
}

MainWindow::~MainWindow() {
    turn_.attach(nullptr);
}

// ---- Putting together -----------------------------------------------------------------------------------------------

void MainWindow::makeBars() {
    actions_->fillMenuBar(menuBar());
    toolBar_ = addToolBar(QString());
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    actions_->fillToolBar(toolBar_);
}

void MainWindow::makeDocks() {
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    actions_->viewMenu()->addSeparator();
    docks_ = new TableDocks(area_->board()->cardArt(), *this, *actions_->viewMenu());
    game_ = new GamePanels(*docks_, this);
    guard_ = new CoverGuard(*this, *actions_, *docks_->helpDock());
    advice_ = std::make_unique<AdviceDocks>(*actions_, turn_, *this, docks_->logDock());
    panels_ = std::make_unique<PanelDocks>(panelShelf_, turn_, *this, *actions_->viewMenu());
    resize(1360, 900);
    docks_->arrange();
}

void MainWindow::makeActions() {
    new KeyPicks(turn_, this);
    new CardPicks(docks_->hand(), docks_->piles(), turn_, this);
    new TurnActions(*actions_, turn_, desk_, this);
    new ViewActions(*actions_, *area_->boardView(), *docks_, this);
    files_ = new FileActions(*actions_, shelf_, settings_, desk_, *dialogs_, this);
    connect(files_, &FileActions::settingsChanged, this, &MainWindow::settingsChanged);
    const auto* ofComputers = new ComputerActions(*actions_, computers_, this);
    connect(ofComputers, &ComputerActions::paceChosen, this, [this](Pace pace) {
        settings_.pace = pace;
        Q_EMIT settingsChanged();
    });
    connect(actions_->at(Act::settings), &QAction::triggered, this, &MainWindow::editSettings);
    connect(actions_->at(Act::about), &QAction::triggered, this, [this] { showAbout(this); });
    connect(actions_->at(Act::quit), &QAction::triggered, this, &QWidget::close);
}

void MainWindow::connectDesk() {
    connect(new FileDrop(this), &FileDrop::dropped, dialogs_, &DeskDialogs::receiveFile);
    connect(dialogs_, &DeskDialogs::settingsChanged, this, &MainWindow::applySettings);
    connect(dialogs_, &DeskDialogs::settingsChanged, this, &MainWindow::settingsChanged);
    connect(&desk_, &GameDesk::sessionChanged, this, &MainWindow::attach);
    connect(&desk_, &GameDesk::fileChanged, this, &MainWindow::updateTitle);
}

void MainWindow::reportPanels() {
    if (!panelShelf_.problems().empty()) {
        errors_->report(tr("Not every panel could be loaded."), panelShelf_.problems());
    }
}

// ---- As it was left -------------------------------------------------------------------------------------------------

void MainWindow::restore() {
    restoreGeometry(settings_.window.geometry);
    restoreState(settings_.window.docks);
    area_->boardView()->setQuarterTurns(settings_.window.quarterTurns);
    docks_->log().setNotationShown(settings_.window.notationInLog);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!dialogs_->mayLeave()) {
        event->ignore();
        return;
    }
    settings_.window.geometry = saveGeometry();
    settings_.window.docks = saveState();
    settings_.window.quarterTurns = area_->boardView()->quarterTurns();
    settings_.window.notationInLog = docks_->log().isNotationShown();
    QMainWindow::closeEvent(event);
}

// ---- Settings and language ------------------------------------------------------------------------------------------

void MainWindow::editSettings() {
    SettingsDialog dialog(settings_, this);
    if (dialog.exec() == QDialog::Accepted) {
        settings_ = dialog.settings();
        applySettings();
        Q_EMIT settingsChanged();
    }
}

void MainWindow::applySettings() {
    Theme theme = themeFor(settings_.theme, systemIsDark_);
    theme.seats = settings_.newGame.looks;
    if (auto* application = qobject_cast<QApplication*>(QCoreApplication::instance())) {
        applyTheme(*application, theme);
    }
    actions_->setTheme(theme);
    docks_->setTheme(theme);
    turn_.setConfirming(settings_.confirmSteps);
    area_->applySettings(settings_, theme);
    panels_->applySettings(theme, settings_.animationMs);
    advice_->setTheme(theme);
    computers_.setPace(settings_.pace);
    desk_.setManners(settings_.manners);
    desk_.setKeptGames(settings_.keptGames);
}

void MainWindow::retranslate() {
    toolBar_->setWindowTitle(tr("Toolbar"));
    docks_->retranslate();
    actions_->retranslate();
    docks_->help().setShortcuts(actions_->shortcuts());
    panels_->retranslate();
    files_->fillRecent();
    rebuildSpeaker();
    advice_->retranslate(speaker_ ? &*speaker_ : nullptr);
    updateTitle();
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

/// Words of the rules that are played: for cards, help and tool tips.
void MainWindow::rebuildSpeaker() {
    const GameSession* session = desk_.session();
    if (session == nullptr) {
        return;
    }
    speaker_.emplace(session->rules(), session->seatNames(), shelf_.words());
    game_->setWords(session->rules(), *speaker_);
    area_->board()->retranslate(session->rules());
}

// ---- The game on the desk -------------------------------------------------------------------------------------------

void MainWindow::greet() {
    dialogs_->greet();
}

void MainWindow::attach(GameSession* session) {
    rebuildSpeaker();
    turn_.attach(session);
    area_->attach(session, &*speaker_);
    panels_->attach(session, &*speaker_);
    advice_->attach(session, &*speaker_);
    game_->attach(session);
    connect(session, &GameSession::changed, this, &MainWindow::sync);
    computers_.attach(session);
}

void MainWindow::sync() {
    game_->sync(*speaker_);
    area_->sync();
    guard_->setCovered(desk_.session()->coveredFor().has_value());
    updateTitle();
}

void MainWindow::updateTitle() {
    const GameSession* session = desk_.session();
    const QString file =
        desk_.file().isEmpty() ? tr("New game") : asTitle(wording::embedded(QFileInfo(desk_.file()).fileName()));
    setWindowTitle(session != nullptr ? tr("%1[*] – Gnostica").arg(file) : tr("Gnostica"));
    setWindowModified(session != nullptr && session->isModified() && !desk_.file().isEmpty());
}

}  // namespace gnostica::gui
