// Shows the pages that cover the table and carries out their commands.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/game/home/game_captions.h"
#include "app/rulesets/rules_shelf.h"
#include "app/table/games/my_games.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QMainWindow;

namespace gnostica::table {
class GameDesk;
}  // namespace gnostica::table

namespace gnostica::gui {

class CardArt;
class DeskDialogs;
class HomePage;
class MainActions;
class MyGamesPage;
class StartPage;
class TableAccess;

/// Covers the window with the start page or another page, except for the bar and an open help, until there is a game on
/// the table, and whenever the user asks for it; also if a game could not be opened at the start. Everything below the
/// page is disabled.
class StartDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    StartDesk(QMainWindow& window, const std::shared_ptr<const CardArt>& art, const MainActions& actions,
              const rulesets::RulesShelf& shelf, table::GameDesk& desk, DeskDialogs& dialogs,
              const SettingsStore& settings, TableAccess& access, const ErrorReporter& errors);
    ~StartDesk() override;

    StartPage& page() const;
    MyGamesPage& gamesPage() const;
    /// The page in front; nullptr while the table is visible.
    HomePage* shownPage() const { return shown_; }
    bool isShown() const { return shown_ != nullptr; }
    /// Shows the start page and looks for unfinished games in the background.
    void show();
    /// Shows the page of the user's games.
    void showGames();
    /// Returns to the start page, or from there to the game on the table, if there is one.
    void goBack();
    /// Returns to the game on the table, if a page is shown.
    void leave();
    /// While the help is open next to the page, the page leaves it a whole column.
    void makeRoomFor(QWidget* help);

Q_SIGNALS:
    /// The table is visible again, with the same game as before.
    void left();
    /// A page has covered the table, or the table is visible again.
    void shownChanged(bool shown);
    /// Another page is in front, or none, or its title has changed.
    void pageChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectPage(const MainActions& actions);
    void offerOthers();
    void uncover();
    void bring(HomePage& page);
    void cover();
    void showFaces();
    void showLengths();
    void lookIntoGames();
    void tellGames();
    QString journalOnTable() const;
    void openGame(const table::MyGamePtr& game);
    void connectGames(const MainActions& actions);

    QMainWindow& window_;
    const rulesets::RulesShelf& shelf_;
    table::GameDesk& desk_;
    DeskDialogs& dialogs_;
    const SettingsStore& settings_;
    TableAccess& access_;
    table::MyGames games_;
    GameCaptions words_;
    QPointer<StartPage> page_;
    QPointer<MyGamesPage> gamesPage_;
    HomePage* shown_ = nullptr;
    QPointer<QWidget> help_;
};

}  // namespace gnostica::gui
