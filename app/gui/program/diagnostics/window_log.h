// Diagnostic log of the window.
#pragma once

#include "app/diagnostics/log.h"
#include "app/table/game_desk.h"

#include <QObject>

namespace gnostica::rulesets {
class RulesShelf;
}  // namespace gnostica::rulesets

namespace gnostica::gui {

class MainWindow;
class PanelShelf;

/// Logs games that are loaded and closed, the state of their files, and errors shown to the user. Logs no contents of
/// games and no names of players.
class WindowLog : public QObject {
    Q_OBJECT

public:
    /// Owned by the window, which the shelf must outlive.
    WindowLog(MainWindow& window, const rulesets::RulesShelf& shelf, diagnostics::Log log);

private:
    void connectOpening();
    void connectKeeping();
    void logPanels(const PanelShelf& panels) const;
    void logRulesets(const rulesets::RulesShelf& shelf) const;
    void logProblems(const QString& attempt, const engine::Diagnostics& problems) const;
    void logProblems(const QString& attempt, const storage::FileError& problem) const;
    void logProblems(const QString& attempt, const storage::LockHolder& holder) const;
    void follow(const table::GameSession* session);
    void logFile();
    void logJournal();

    table::GameDesk& desk_;
    diagnostics::Log log_;
    bool isNew_ = false;  ///< the game has just been loaded
    QString journal_;     ///< of the game; empty before its first step
};

}  // namespace gnostica::gui
