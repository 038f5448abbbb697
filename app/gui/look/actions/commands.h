// What a window can be asked for, as a list.
#pragma once

#include <QPointer>
#include <QString>

#include <vector>

class QAction;

namespace gnostica::gui {

class ActionSet;

/// One of the commands of a window.
struct Command {
    QPointer<QAction> action;
    QString name;   ///< without mnemonic
    QString place;  ///< the menu in which it stands
    QString keys;   ///< as the platform writes them; empty: none
};

/// All that stands in the menus of a window, those of recent files and of panels included, and then what only keys and
/// buttons ask for. While the table is covered, only what can be done then.
std::vector<Command> commandsOf(const ActionSet& actions);

}  // namespace gnostica::gui
