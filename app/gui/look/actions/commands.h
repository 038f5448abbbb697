// The commands of a window as a list.
#pragma once

#include <QPointer>
#include <QString>

#include <vector>

class QAction;

namespace gnostica::gui {

class ActionSet;

/// A command of a window.
struct Command {
    QPointer<QAction> action;
    QString name;   ///< without mnemonic
    QString place;  ///< the menu that contains it
    QString keys;   ///< in the format of the platform; empty: none
};

/// All commands in the menus of a window, including recent files and panels, followed by those that have only keys and
/// buttons. While the table is covered, only commands that are available then.
std::vector<Command> commandsOf(const ActionSet& actions);

}  // namespace gnostica::gui
