// When the start page is seen, and what it does.
#pragma once

#include "app/async/job.h"
#include "app/rulesets/rules_shelf.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/windows/game/home/board_glance.h"
#include "engine/notation/record.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace gnostica::gui {

class CardArt;
class DeskDialogs;
class GameDesk;
class MainActions;
class StartPage;
class TableAccess;

/// A game that was looked into, but not opened.
struct GameGlance {
    QString path;
    BoardGlance board;
    engine::RecordHeader header;
};

/// Lays the start page over all of the window but its bar, and the help while it is read, until a game lies on the
/// table, and whenever it is asked for; also where a game was to be opened at the start, and cannot be. What is below
/// does not answer meanwhile.
class StartDesk : public QObject {
    Q_OBJECT

public:
    /// All of these must stay.
    StartDesk(QMainWindow& window, const std::shared_ptr<const CardArt>& art, const MainActions& actions,
              const RulesShelf& shelf, GameDesk& desk, DeskDialogs& dialogs, const SettingsStore& settings,
              TableAccess& access);

    StartPage& page() const { return *page_; }
    bool isShown() const;
    /// Shows the page, and looks aside for games that were not played to their end.
    void show();
    /// Back to what lies on the table, if the page is shown.
    void leave();
    /// While it is open beside it, the page leaves this dock its column, which it has for itself.
    void makeRoomFor(QDockWidget* help);
    /// Puts back what has made room for the help; before it is remembered how the window was left.
    void putBack();

Q_SIGNALS:
    /// The table is seen again, with the game that lay there before.
    void left();
    /// The page covers the table, or no longer does.
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
    const RulesShelf& shelf_;
    GameDesk& desk_;
    DeskDialogs& dialogs_;
    const SettingsStore& settings_;
    TableAccess& access_;
    StartPage* page_;
    QPointer<QDockWidget> help_;
    std::vector<QPointer<QDockWidget>> putAway_;  ///< from the column of the help
    Job<GameGlance, NoProgress> looking_;
};

}  // namespace gnostica::gui
