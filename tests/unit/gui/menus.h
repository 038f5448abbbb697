// The menus of a window, behind the button of its head.
#pragma once

#include "app/gui/base/keys/action_table.h"
#include "app/gui/base/keys/key_map.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/actions/commands.h"
#include "app/gui/look/head/main_menu.h"

#include <QAction>
#include <QMenu>
#include <QStringList>

#include <algorithm>

namespace gnostica::gui::playing {

/// The menu of a title in the main menu; nullptr if there is none.
inline QMenu* menuCalled(const QMenu& all, const QString& title) {
    for (const QAction* entry : all.actions()) {
        if (entry->text() == title) {
            return entry->menu();
        }
    }
    return nullptr;
}

/// What the action table of a window has, but the window has not, or not in its place: each action is in its menu, or
/// has a key or a button; and the search lists it, unless it needs a table and none is open.
inline QStringList missingIn(const QMenu& all, const ActionSet& actions, KeyScope scope) {
    const std::vector<Command> commands = commandsOf(actions);
    const KeyMap keys;
    const QMenu* menu = nullptr;
    QStringList missing;
    const auto expect = [&](bool holds, const ActionSpec& row, const char* what) {
        if (!holds) {
            missing << QStringLiteral("%1: %2").arg(QString::fromUtf8(row.text), QString::fromLatin1(what));
        }
    };
    for (const ActionSpec& row : actionTable(scope)) {
        if (row.kind == ActionSpec::Kind::menu) {
            menu = menuCalled(all, tableText(row.text));
            expect(menu != nullptr && menu->menuAction()->isEnabled(), row, "no menu");
        } else if (row.kind == ActionSpec::Kind::heading) {
            menu = nullptr;
        } else if (row.kind == ActionSpec::Kind::action) {
            QAction* action = actions.at(row.act);
            expect(action->text() == tableText(row.text), row, "another text");
            expect(action->shortcuts() == keys.keys(row.act, scope), row, "other keys");
            expect(menu == nullptr || menu->actions().contains(action), row, "not in its menu");
            const bool isListed =
                std::ranges::any_of(commands, [&](const Command& each) { return each.action == action; });
            const bool isIdle = !action->isEnabled() && !actions.isTableOpen();
            expect(isListed || isIdle || row.act == Act::findCommand || !action->isVisible(), row, "not in the search");
        }
    }
    return missing;
}

}  // namespace gnostica::gui::playing
