#include "app/gui/look/actions/commands.h"

#include "app/gui/look/actions/action_set.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Collects the actions of menus and submenus.
class CommandWalk {
public:
    explicit CommandWalk(const ActionSet& actions) : actions_(actions) {}

    void walk(const QWidget& menu, const QString& place) {
        for (QAction* action : menu.actions()) {
            if (action->menu() == nullptr) {
                add(action, place);
            } else if (action->isEnabled() && action->isVisible()) {
                const QString name = withoutMnemonic(action->text());
                walk(*action->menu(), place.isEmpty() ? name : QStringLiteral("%1 › %2").arg(place, name));
            }
        }
    }

    void add(QAction* action, const QString& place) {
        const bool isTold = action->isVisible() && (action->isEnabled() || actions_.isTableOpen());
        const bool isKnown = std::ranges::any_of(commands, [&](const Command& each) { return each.action == action; });
        if (isTold && !isKnown && !action->isSeparator() && action != actions_.at(Act::findCommand)) {
            commands.push_back({action, withoutMnemonic(action->text()), place,
                                action->shortcut().toString(QKeySequence::NativeText)});
        }
    }

    std::vector<Command> commands;

private:
    const ActionSet& actions_;
};

}  // namespace

std::vector<Command> commandsOf(const ActionSet& actions) {
    CommandWalk walk(actions);
    if (actions.menus() != nullptr) {
        walk.walk(*actions.menus(), {});
    }
    for (const Act act : actions.acts()) {
        walk.add(actions.at(act), actions.groupOf(act));
    }
    return walk.commands;
}

}  // namespace gnostica::gui
