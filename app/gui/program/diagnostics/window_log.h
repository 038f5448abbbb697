// What happens in the window, as the diagnostic log tells it.
#pragma once

#include "app/diagnostics/log.h"
#include "app/table/game_desk.h"

#include <QObject>

namespace gnostica::gui {

class MainWindow;
class PanelShelf;
class RulesShelf;

/// Logs which games come and go and how their files fare, and what errors the user is told of. Nothing of a game
/// itself is logged: neither what is in it nor who plays it.
class WindowLog : public QObject {
    Q_OBJECT

public:
    /// Lives as long as the window; the shelf must, too.
    WindowLog(MainWindow& window, const RulesShelf& shelf, diagnostics::Log log);

private:
    void connectOpening();
    void connectKeeping();
    void logPanels(const PanelShelf& panels) const;
    void logRulesets(const RulesShelf& shelf) const;
    void logProblems(const QString& attempt, const engine::Diagnostics& problems) const;
    void logProblems(const QString& attempt, const storage::FileError& problem) const;
    void logProblems(const QString& attempt, const storage::LockHolder& holder) const;
    void follow(const GameSession* session);
    void logFile();
    void logJournal();

    GameDesk& desk_;
    diagnostics::Log log_;
    bool isNew_ = false;  ///< the game has just been put on the desk
    QString journal_;     ///< of the game; empty before its first step
};

}  // namespace gnostica::gui
