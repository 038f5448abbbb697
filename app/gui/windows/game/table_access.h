// What of the window can be used now.
#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace gnostica::gui {

class ActionSet;

/// Nobody else enables the docks, the board or what is done with them. While a cover lies over the table, nothing in
/// the window answers but what tells nothing of the game; under the start page nothing of the table does.
class TableAccess : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. `help` can be used under a cover, too.
    TableAccess(QMainWindow& window, ActionSet& actions, QDockWidget& help);

    /// Call it again when there are other docks.
    void setCovered(bool covered);
    /// The start page lies over the table, or no longer does.
    void setUnderPage(bool under);
    /// The start page has made room for the help.
    void setHelpBesidePage();
    bool isBoardOpen() const { return !isCovered_ && !isUnderPage_; }

Q_SIGNALS:
    void changed();

private:
    void apply();

    QMainWindow& window_;
    ActionSet& actions_;
    QDockWidget& help_;
    bool isCovered_ = false;
    bool isUnderPage_ = false;
    bool isHelpBeside_ = false;
};

}  // namespace gnostica::gui
