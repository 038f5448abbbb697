// The other windows of the program.
#pragma once

#include "app/gui/program/desks/compare_desk.h"
#include "app/gui/program/desks/learn_desk.h"
#include "app/gui/program/desks/position_desk.h"
#include "app/gui/program/desks/replay_desk.h"
#include "app/gui/program/desks/workshop_desk.h"
#include "app/table/desk_table.h"

#include <QObject>

namespace gnostica::gui {

class Leaving;

/// Has a desk for each window and connects them: a record with its replay, a position of a game with the editor, a
/// draft with the table. Its destructor destroys all windows.
class Windows : public QObject {
    Q_OBJECT

public:
    /// Shared objects, all of which outlive the windows.
    struct Surroundings {
        rulesets::RulesShelf& shelf;
        SettingsStore& settings;
        const PanelShelf& panels;
        table::GameDesk& desk;
        DeskDialogs& dialogs;
        const ErrorReporter& errors;  ///< of the main window
    };

    /// Windows open in front of `window`; the guide points at things on its table.
    Windows(const Surroundings& around, QMainWindow& window, const GuideTargets::Parts& table);

    ReplayDesk& replays() { return replays_; }
    WorkshopDesk& workshop() { return workshop_; }
    CompareDesk& compare() { return compare_; }
    PositionDesk& positions() { return positions_; }
    LearnDesk& learning() { return learning_; }

    /// Connects actions and pages to the windows.
    void connectWays(const ActionSet& actions, StartPage& page, MyGamesPage& games);
    /// Adds questions about unsaved changes in all of them.
    void askWhen(Leaving& leaving);
    /// Applies settings of tables.
    void showTables(const Settings& settings);

private:
    void connectReplays(DeskDialogs& dialogs, table::GameDesk& desk);
    void connectDrafts(const DeskDialogs& dialogs);
    void connectPositions(const DeskDialogs& dialogs);
    void reportUnopened(const QString& path, const table::RecordProblem& problem, const QWidget* asker) const;

    const ErrorReporter& errors_;
    table::DeskTable onTable_;
    ReplayDesk replays_;
    PositionDesk positions_;
    WorkshopDesk workshop_;
    CompareDesk compare_;
    LearnDesk learning_;
};

}  // namespace gnostica::gui
