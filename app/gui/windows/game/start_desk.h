// Shows the start page and carries out its commands.
#pragma once

#include "app/async/job.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/windows/game/home/board_glance.h"
#include "app/rulesets/rules_shelf.h"
#include "engine/notation/record.h"

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
class MainActions;
class StartPage;
class TableAccess;

/// A game that has been read but not opened.
struct GameGlance {
    QString path;
    BoardGlance board;
    engine::RecordHeader header;
};

/// Covers the window with the start page, except for the bar and an open help, until there is a game on the table, and
/// whenever the user asks for it; also if a game could not be opened at the start. Everything below the page is
/// disabled.
class StartDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    StartDesk(QMainWindow& window, const std::shared_ptr<const CardArt>& art, const MainActions& actions,
              const rulesets::RulesShelf& shelf, table::GameDesk& desk, DeskDialogs& dialogs,
              const SettingsStore& settings, TableAccess& access);

    StartPage& page() const { return *page_; }
    bool isShown() const;
    /// Shows the page and looks for unfinished games in the background.
    void show();
    /// Returns to the game on the table, if the page is shown.
    void leave();
    /// While the help is open next to the page, the page leaves it a whole column.
    void makeRoomFor(QWidget* help);

Q_SIGNALS:
    /// The table is visible again, with the same game as before.
    void left();
    /// The page has covered or uncovered the table.
    void shownChanged(bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectPage(const MainActions& actions);
    void offerOthers();
    void uncover();
    void cover();
    void showFaces();
    void lookIntoGames();

    QMainWindow& window_;
    const rulesets::RulesShelf& shelf_;
    table::GameDesk& desk_;
    DeskDialogs& dialogs_;
    const SettingsStore& settings_;
    TableAccess& access_;
    StartPage* page_;
    QPointer<QWidget> help_;
    async::Job<GameGlance, async::NoProgress> looking_;
};

}  // namespace gnostica::gui
