// The windows beside that of the game.
#pragma once

#include "app/table/desk_table.h"
#include "app/gui/program/desks/compare_desk.h"
#include "app/gui/program/desks/learn_desk.h"
#include "app/gui/program/desks/position_desk.h"
#include "app/gui/program/desks/replay_desk.h"
#include "app/gui/program/desks/workshop_desk.h"

#include <QObject>

namespace gnostica::gui {

class Leaving;

/// Has a desk for each, and leads from one window to another: a record to its replay, a moment to where positions are
/// set up, a draft to the table. When it goes, all windows have gone.
class Windows : public QObject {
    Q_OBJECT

public:
    /// What they are about; all of it outlives them.
    struct Surroundings {
        RulesShelf& shelf;
        SettingsStore& settings;
        const PanelShelf& panels;
        GameDesk& desk;
        DeskDialogs& dialogs;
        const ErrorReporter& errors;  ///< of the main window
    };

    /// They open before `window`; what a guide says is a tab beside that dock of it.
    Windows(const Surroundings& around, QMainWindow& window, QDockWidget* beside);

    ReplayDesk& replays() { return replays_; }
    WorkshopDesk& workshop() { return workshop_; }
    CompareDesk& compare() { return compare_; }
    PositionDesk& positions() { return positions_; }
    LearnDesk& learning() { return learning_; }

    /// Actions and start page open them.
    void connectWays(const ActionSet& actions, StartPage& page);
    /// Asks about what is not saved in any of them.
    void askWhen(Leaving& leaving);
    /// As the settings want tables.
    void showTables(const Settings& settings);

private:
    void connectReplays(DeskDialogs& dialogs, GameDesk& desk);
    void connectDrafts(const DeskDialogs& dialogs);
    void connectPositions(const DeskDialogs& dialogs);
    void reportUnopened(const QString& path, const RecordProblem& problem, const QWidget* asker) const;

    const ErrorReporter& errors_;
    DeskTable onTable_;
    ReplayDesk replays_;
    PositionDesk positions_;
    WorkshopDesk workshop_;
    CompareDesk compare_;
    LearnDesk learning_;
};

}  // namespace gnostica::gui
