// The window of the game.
#pragma once

#include "app/gui/dialogs/error_reporter.h"
#include "app/gui/panels/help_paper.h"
#include "app/gui/panels/plugins/panel_shelf.h"
#include "app/gui/play/action_set.h"
#include "app/gui/play/computer/computer_players.h"
#include "app/gui/play/game_desk.h"
#include "app/gui/play/turn_controller.h"
#include "app/gui/settings/settings.h"
#include "app/wording/speaker.h"

#include <QMainWindow>

#include <memory>
#include <optional>

namespace gnostica::gui {

class DeskDialogs;
class HandPanel;
class HelpPanel;
class LogPanel;
class PanelDocks;
class PilesPanel;
class PlayArea;
class PlayersPanel;

/// Arranges the table, the docks and the actions, and connects them with the game that lies on the desk.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` are changed by what people do; whoever owns them saves them.
    MainWindow(RulesShelf& shelf, Settings& settings, bool systemIsDark, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameDesk& desk() { return desk_; }
    TurnController& turn() { return turn_; }
    ComputerPlayers& computers() { return computers_; }
    ActionSet& actions() { return *actions_; }
    PlayArea& area() { return *area_; }
    DeskDialogs& dialogs() { return *dialogs_; }
    PanelDocks& panels() { return *panels_; }
    /// Follows the settings anew.
    void applySettings();
    /// Offers games that broke off, or else a new one.
    void greet();

Q_SIGNALS:
    /// Worth being saved.
    void settingsChanged();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeDocks();
    void reportPanels();
    QDockWidget* addDock(QWidget* panel, const QString& name, Qt::DockWidgetArea area);
    void connectActions();
    void connectPanels();
    void connectDesk();

    void attach(GameSession* session);
    void sync();
    void syncCards();
    void showActions();
    void updateTitle();
    void rebuildSpeaker();
    HelpPaper rulesOnPaper() const;
    void retranslate();

    void editSettings();
    void takeBack();
    void showHelp(HelpPage page);
    void rememberFile();

    const RulesShelf& shelf_;
    Settings& settings_;
    bool systemIsDark_;
    GameDesk desk_;
    ComputerPlayers computers_;
    TurnController turn_;
    ActionSet* actions_;
    PlayArea* area_;
    HandPanel* hand_ = nullptr;
    PilesPanel* piles_ = nullptr;
    PlayersPanel* players_ = nullptr;
    LogPanel* log_ = nullptr;
    HelpPanel* help_ = nullptr;
    std::vector<QDockWidget*> docks_;
    QDockWidget* helpDock_ = nullptr;
    PanelShelf panelShelf_;
    std::unique_ptr<PanelDocks> panels_;
    std::unique_ptr<ErrorReporter> errors_;
    DeskDialogs* dialogs_ = nullptr;
    std::optional<wording::Speaker> speaker_;
    engine::Seat shownHand_ = engine::Seat::none;
};

}  // namespace gnostica::gui
