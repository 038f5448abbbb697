#include "app/gui/program/main_window.h"

#include "app/gui/base/keys/key_changes.h"
#include "app/gui/base/keys/key_help.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/settings/follow_settings.h"
#include "app/gui/base/sound/chimes.h"
#include "app/gui/look/widgets/file_drop.h"
#include "app/gui/program/arrangement.h"
#include "app/gui/program/choose_settings.h"
#include "app/gui/program/desks/page_head.h"
#include "app/gui/program/leaving.h"
#include "app/gui/program/play_controls.h"
#include "app/gui/program/program_messages.h"
#include "app/gui/program/shown_game.h"
#include "app/gui/program/window_places.h"
#include "app/gui/program/windows.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/panel_feed.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/card_glance.h"
#include "app/gui/shared/play/seals.h"
#include "app/gui/windows/game/advice/advice_sheets.h"
#include "app/gui/windows/game/announce/announcement_desk.h"
#include "app/gui/windows/game/card_inspection.h"
#include "app/gui/windows/game/dialogs/about_dialog.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"
#include "app/gui/windows/game/end_desk.h"
#include "app/gui/windows/game/file_actions.h"
#include "app/gui/windows/game/game_panels.h"
#include "app/gui/windows/game/home/my_games_page.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/play/computer_bar.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/recap/recap_panel.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/spread/left_column.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/gui/windows/game/spread/table_spread.h"
#include "app/gui/windows/game/stage_desk.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/table_access.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/gui/windows/game/top_bar/top_bar.h"

#include <QAction>
#include <QCloseEvent>
#include <QMenu>

#include <utility>

namespace gnostica::gui {

MainWindow::MainWindow(rulesets::RulesShelf& shelf, SettingsStore& settings, std::function<bool()> isDesktopDark,
                       QWidget* parent)
    : QMainWindow(parent),
      shelf_(shelf),
      settings_(settings),
      appearance_(new Appearance(settings, DeckShelf(shelf.folders()), std::move(isDesktopDark), *this)),
      desk_(shelf),
      actions_(new MainActions(this)),
      arrangement_(std::make_unique<Arrangement>(*this, settings)),
      area_(new PlayArea(*actions_, turn_, computers_, this)),
      chimes_(new Chimes(this)),
      panelShelf_(shelf.folders()),
      errors_(std::make_unique<ErrorReporter>(*area_->messages())),
      dialogs_(new DeskDialogs(shelf, settings, desk_, *errors_, this)),
      leaving_(new Leaving(*this)) {
    useKeys(settings.now().keys);
    new WindowPlaces(settings, *this, this);
    setObjectName(QStringLiteral("mainWindow"));
    setCentralWidget(area_);
    makeBars();
    makePanels();
    makeActions();
    connectDesk();
    makeWindows(shelf);
    followLanguage(this, [this] { retranslate(); });
    followSettings();
    arrangement_->restore(*area_->boardView(), *tablePanels_, *sheets_);
    actions_->at(Act::arrangePanels)->setChecked(sheets_->isArranged());
    dialogs_->rulesets().reportPanels(panelShelf_.problems());
    messages_->report();
    area_->setFocus();
}

MainWindow::~MainWindow() {
    windows_.reset();
    turn_.attach(nullptr);
}

// ---- Setup ----------------------------------------------------------------------------------------------------------

void MainWindow::makeBars() {
    bar_ = new TopBar(this);
    setMenuWidget(bar_);
    bar_->setActions(*actions_);
    connect(area_, &PlayArea::statusChanged, bar_, &TopBar::setStatus);
}

void MainWindow::makePanels() {
    actions_->viewMenu()->addSeparator();
    sheets_ = new TableSheets(*this, *area_, *actions_->viewMenu());
    tablePanels_ = new TablePanels(area_->board()->cardArt(), *this, *sheets_);
    recap_ = new RecapDesk(*area_);
    connect(recap_, &RecapDesk::chimed, chimes_, &Chimes::play);
    connect(&recap_->panel(), &RecapPanel::logWanted, tablePanels_, &TablePanels::showLog);
    tablePanels_->help().setFindings(shelf_.folders().endgame());
    advice_ = std::make_unique<AdviceSheets>(*actions_, turn_, *area_, *sheets_);
    connect(advice_.get(), &AdviceSheets::traced, recap_, &RecapDesk::showAdvice);
    connect(recap_, &RecapDesk::whyWanted, advice_.get(), &AdviceSheets::explain);
    card_ = new CardInspection(*area_->boardView(), *tablePanels_, *sheets_);
    large_ = new LargeCard(area_->board()->cardArt(), area_);
    glance_ = new CardGlance(*large_, this);
    glance_->watch(tablePanels_->hand());
    glance_->watch(tablePanels_->piles());
    glance_->watch(*area_->boardView());
    game_ = new GamePanels(*tablePanels_, *card_, *glance_, *this);
    connect(game_, &GamePanels::spacesPointedAt, area_->board(), &BoardScene::lightUp);
    access_ = new TableAccess(*this, *actions_, *tablePanels_->helpSheet());
    panels_ = std::make_unique<PanelDocks>(panelShelf_, *sheets_, *actions_->viewMenu());
    feed_ = new PanelFeed(*panels_, turn_, this);
    connect(panels_.get(), &PanelDocks::chosen, area_, &PlayTable::choose);
    layTable();
}

void MainWindow::layTable() {
    auto* column = new LeftColumn(&tablePanels_->players(), area_->computerBar(), &recap_->panel(), area_->choiceBar(),
                                  area_->reviewBar(), area_);
    auto* seals = new Seals(*actions_, area_);
    auto* announcing =
        new AnnouncementDesk({turn_, *area_, *access_, *seals, [this] { return advice_->chanceOfAnnouncing(); }}, this);
    gui::followSettings(
        settings_, announcing, [announcing](const Settings& now) { announcing->setMotion(now.animationMs); },
        &Settings::animationMs);
    connect(area_->choiceBar(), &ChoiceBar::outcomeChanged, bar_, &TopBar::setOutcome);
    spread_ = new TableSpread(
        {*area_, *column, tablePanels_->piles(), tablePanels_->hand(), *seals, *large_, *sheets_, recap_->due()}, this);
    connect(actions_->at(Act::arrangePanels), &QAction::toggled, sheets_, &TableSheets::setArranged);
}

void MainWindow::makeActions() {
    addPlayControls(*actions_, turn_, desk_, computers_, settings_, *area_, *tablePanels_, *access_, *this);
    new FileActions(*actions_, shelf_, settings_, desk_, *dialogs_, *this);
    connect(actions_->at(Act::settings), &QAction::triggered, this,
            [this] { chooseSettings(settings_, *appearance_, shelf_.folders().translations(), this); });
    connect(actions_->at(Act::about), &QAction::triggered, this, [this] { showAbout(this); });
    connect(actions_->at(Act::quit), &QAction::triggered, this, &QWidget::close);
}

void MainWindow::connectDesk() {
    startDesk_ = new StartDesk(*this, area_->board()->cardArt(), *actions_, shelf_, desk_, *dialogs_, settings_,
                               *access_, *errors_);
    stage_ = new StageDesk(*area_, tablePanels_->hand(), tablePanels_->players(), computers_);
    end_ = new EndDesk(*area_, *sheets_, *actions_, desk_);
    connect(advice_.get(), &AdviceSheets::reviewOpens, end_, &EndDesk::makeWay);
    connect(end_, &EndDesk::ended, chimes_, [this] { chimes_->play(Chime::end); });
    connect(tablePanels_, &TablePanels::helpShown, startDesk_, &StartDesk::makeRoomFor);
    connect(startDesk_, &StartDesk::shownChanged, &computers_, &table::ComputerPlayers::setSuspended);
    headPages(*startDesk_, *bar_, *area_);
    connect(new FileDrop(this), &FileDrop::dropped, dialogs_, &DeskDialogs::receiveFile);
    messages_ = std::make_unique<ProgramMessages>(*appearance_, settings_, *area_->messages(), *this);
}

void MainWindow::makeWindows(rulesets::RulesShelf& shelf) {
    windows_ = std::make_unique<Windows>(
        Windows::Surroundings{shelf, settings_, panelShelf_, desk_, *dialogs_, *errors_}, *this,
        GuideTargets::Parts{*area_, *spread_, *tablePanels_, *recap_, *bar_, *sheets_, *end_, turn_,
                            *actions_->at(Act::hint), *stage_, *large_});
    windows_->connectWays(*actions_, startDesk_->page(), startDesk_->gamesPage());
    new ShownGame(shelf_, desk_,
                  {turn_, *area_, *feed_, *advice_, *end_, *recap_, *stage_, *game_, computers_, *access_, *startDesk_},
                  *this);
    leaving_->finishFirst([this] { return desk_.finishSaving(); });
    leaving_->askAbout([this] { return dialogs_->unsaved(); });
    windows_->askWhen(*leaving_);
}

// ---- Start and end --------------------------------------------------------------------------------------------------

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!leaving_->mayLeave()) {
        event->ignore();
        return;
    }
    leaving_->closeOthers();
    arrangement_->remember(*area_->boardView(), *tablePanels_, *sheets_);
    QMainWindow::closeEvent(event);
    Q_EMIT left();
}

void MainWindow::greet() {
    startDesk_->show();
}

void MainWindow::keep() {
    windows_->workshop().keep();
    desk_.finishSaving();
    if (desk_.session() != nullptr) {
        // the next start detects failures
        static_cast<void>(desk_.session()->referee().journal().finish());
    }
}

// ---- Settings and language ------------------------------------------------------------------------------------------

void MainWindow::followSettings() {
    const auto follow = [this](auto apply, auto... of) { gui::followSettings(settings_, this, apply, of...); };
    follow([this](const Settings& now) { turn_.setConfirming(now.confirmSteps); }, &Settings::confirmSteps);
    follow([this](const Settings& now) { computers_.setPace(now.pace); }, &Settings::pace);
    follow([this](const Settings& now) { desk_.setManners(now.manners); }, &Settings::manners);
    follow([this](const Settings& now) { desk_.setKeptGames(now.keptGames); }, &Settings::keptGames);
    follow([this](const Settings& now) { chimes_->setSwitchedOn(now.sounds); }, &Settings::sounds);
    follow([this](const Settings& now) { chimes_->setVolume(now.volume); }, &Settings::volume);
    follow([this](const Settings& now) { recap_->setMotion(now.animationMs); }, &Settings::animationMs);
    follow([this](const Settings& now) { stage_->setMotion(now.animationMs); }, &Settings::animationMs);
    follow([this](const Settings& now) { showTables(now); }, &Settings::animationMs, &Settings::showHoverCards,
           &Settings::showEdge, &Settings::confirmSteps);
    follow([](const Settings& now) { useKeys(now.keys); }, &Settings::keys);
}

void MainWindow::showTables(const Settings& settings) {
    area_->applySettings(settings);
    panels_->setMotion(settings.animationMs);
    tablePanels_->hand().setMotion(settings.animationMs);
    tablePanels_->players().setMotion(settings.animationMs);
    large_->setMotion(settings.animationMs);
    end_->setMotion(settings.animationMs);
    glance_->setShown(settings.showHoverCards);
    windows_->showTables(settings);
}

void MainWindow::retranslate() {
    if (desk_.session() == nullptr) {
        bar_->setStatus(engine::Seat::none, {tr("There is no game on the table yet."), {}});
    }
    actions_->retranslate();
    tablePanels_->help().setActions(keyHelp(KeyMap()), HelpWords());
}

}  // namespace gnostica::gui
