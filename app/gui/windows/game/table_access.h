// Enables and disables the parts of the window.
#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace gnostica::gui {

class ActionSet;

/// Only this class enables the docks, the board and their actions. While the table is covered, only what reveals
/// nothing of the game is enabled; under the start page, nothing of the table is.
class TableAccess : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. `help` can also be used while the table is covered.
    TableAccess(QMainWindow& window, ActionSet& actions, QDockWidget& help);

    /// Must be called again when docks are added.
    void setCovered(bool covered);
    /// The start page has covered or uncovered the table.
    void setUnderPage(bool under);
    /// The start page has made room for the help.
    void setHelpBesidePage();
    /// A question lies over the table.
    void setAsked(bool asked);
    bool isBoardOpen() const { return !isCovered_ && !isUnderPage_ && !isAsked_; }

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
    bool isAsked_ = false;
};

}  // namespace gnostica::gui
