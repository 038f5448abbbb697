#include "app/gui/windows/game/main_actions.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QAction>
#include <QMenu>

namespace gnostica::gui {

MainActions::MainActions(QWidget* window) : ActionSet(KeyScope::game, window) {
    at(Act::notation)->setCheckable(true);
    at(Act::arrangePanels)->setCheckable(true);
    at(Act::pause)->setCheckable(true);
    at(Act::quit)->setMenuRole(QAction::QuitRole);
    at(Act::fullScreen)->setCheckable(true);
    for (const Act act : acts()) {
        if (worksInEveryWindow(act)) {
            at(act)->setShortcutContext(Qt::ApplicationShortcut);
        }
    }
    at(Act::settings)->setMenuRole(QAction::PreferencesRole);
    at(Act::about)->setMenuRole(QAction::AboutRole);
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

QMenu* MainActions::addMenuAfter(Act act) {
    QMenu* menu = menuOf(act);
    auto* added = new QMenu(menu);
    menu->insertMenu(menu->actions().value(menu->actions().indexOf(at(act)) + 1), added);
    addToTable(added->menuAction());
    return added;
}

void MainActions::fillMenus(QWidget* place) {
    ActionSet::fillMenus(place);
    recent_ = addMenuAfter(Act::open);
    recentBeside_ = addMenuAfter(Act::openBeside);
    retranslate();
}

void MainActions::dress(const Theme& theme) const {
    at(Act::pause)->setIcon(toggleIcon(QStringLiteral("pause"), QStringLiteral("next"), theme));
}

void MainActions::retranslate() const {
    ActionSet::retranslate();
    at(Act::confirm)->setIconText(tr("Confirm"));
    at(Act::confirm)->setAutoRepeat(false);  // a key that is held down must not also end the turn
    at(Act::takeBack)->setIconText(tr("Take back"));
    if (recent_ != nullptr) {
        recent_->setTitle(tr("Open &recent"));
        recentBeside_->setTitle(tr("Open re&cent in a new window"));
    }
}

}  // namespace gnostica::gui
