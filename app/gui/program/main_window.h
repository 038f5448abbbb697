// The game window.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/program/appearance.h"
#include "app/gui/shared/panels/plugins/panel_shelf.h"
#include "app/gui/windows/game/main_actions.h"
#include "app/table/computer/computer_players.h"
#include "app/table/game_desk.h"
#include "app/turn/turn_controller.h"

#include <QMainWindow>

#include <functional>
#include <memory>

namespace gnostica::gui {

class AdviceSheets;
class Arrangement;
class CardGlance;
class CardInspection;
class Chimes;
class DeskDialogs;
class EndDesk;
class GamePanels;
class StageDesk;
class StartDesk;
class LargeCard;
class Leaving;
class PanelDocks;
class PanelFeed;
class PlayArea;
class ProgramMessages;
class RecapDesk;
class TableAccess;
class TablePanels;
class TableSheets;
class TableSpread;
class TopBar;
class Windows;

/// Connects table, panels, actions and the other windows, and passes settings and language to them. Their behaviour is
/// defined in their own classes.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must outlive this.
    MainWindow(rulesets::RulesShelf& shelf, SettingsStore& settings,
               std::function<bool()> isDesktopDark = desktopIsDark, QWidget* parent = nullptr);
    ~MainWindow() override;

    table::GameDesk& desk() { return desk_; }
    turn::TurnController& turn() { return turn_; }
    table::ComputerPlayers& computers() { return computers_; }
    MainActions& actions() { return *actions_; }
    PlayArea& area() { return *area_; }
    DeskDialogs& dialogs() { return *dialogs_; }
    TopBar& topBar() { return *bar_; }
    StartDesk& startDesk() { return *startDesk_; }
    RecapDesk& recap() { return *recap_; }
    StageDesk& stage() { return *stage_; }
    Chimes& chimes() { return *chimes_; }
    TablePanels& tablePanels() { return *tablePanels_; }
    TableSheets& sheets() { return *sheets_; }
    const TableSpread& spread() const { return *spread_; }
    CardInspection& card() { return *card_; }
    PanelDocks& panels() { return *panels_; }
    AdviceSheets& advice() { return *advice_; }
    /// The other windows.
    Windows& windows() { return *windows_; }
    const PanelShelf& panelShelf() const { return panelShelf_; }
    Leaving& leaving() { return *leaving_; }
    /// Shows the start page.
    void greet();
    /// Saves everything that needs no question. The window is not used afterwards.
    void keep();

Q_SIGNALS:
    /// This window and all others have been closed with the user's consent, and the program ends.
    void left();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeBars();
    void makePanels();
    void layTable();
    void makeActions();
    void connectDesk();
    void makeWindows(rulesets::RulesShelf& shelf);
    void retranslate();
    void followSettings();
    void showTables(const Settings& settings);

    const rulesets::RulesShelf& shelf_;
    SettingsStore& settings_;
    Appearance* appearance_;
    table::GameDesk desk_;
    table::ComputerPlayers computers_;
    turn::TurnController turn_;
    MainActions* actions_;
    std::unique_ptr<Arrangement> arrangement_;
    PlayArea* area_;
    Chimes* chimes_;
    PanelShelf panelShelf_;
    std::unique_ptr<ErrorReporter> errors_;
    DeskDialogs* dialogs_;
    TableSheets* sheets_ = nullptr;
    TableSpread* spread_ = nullptr;
    TablePanels* tablePanels_ = nullptr;
    LargeCard* large_ = nullptr;
    CardGlance* glance_ = nullptr;
    CardInspection* card_ = nullptr;
    GamePanels* game_ = nullptr;
    TopBar* bar_ = nullptr;
    StartDesk* startDesk_ = nullptr;
    EndDesk* end_ = nullptr;
    RecapDesk* recap_ = nullptr;
    StageDesk* stage_ = nullptr;
    TableAccess* access_ = nullptr;
    std::unique_ptr<PanelDocks> panels_;
    PanelFeed* feed_ = nullptr;
    std::unique_ptr<AdviceSheets> advice_;
    std::unique_ptr<ProgramMessages> messages_;
    Leaving* leaving_;
    std::unique_ptr<Windows> windows_;
};

}  // namespace gnostica::gui
