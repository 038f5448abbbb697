// What can be used while the screen is handed over.
#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace gnostica::gui {

class ActionSet;

/// While a cover lies over the table, nothing else in the window answers but what tells nothing of the game.
class CoverGuard : public QObject {
    Q_OBJECT

public:
    /// `help` can be used all the same. All must outlive it.
    CoverGuard(QMainWindow& window, ActionSet& actions, const QDockWidget& help);

    /// Call it again when there are other docks.
    void setCovered(bool covered);

private:
    QMainWindow& window_;
    ActionSet& actions_;
    const QDockWidget& help_;
};

}  // namespace gnostica::gui
