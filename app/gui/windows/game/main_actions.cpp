#include "app/gui/windows/game/main_actions.h"

#include "app/gui/look/actions/action_groups.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace gnostica::gui {

namespace {

std::vector<MenuSpec> menus() {
    return {{QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Game"),
             {{Act::startPage},
              {Act::newGame, Act::open, Act::unfinished, Act::openBeside},
              {Act::save, Act::saveAs},
              {Act::workshop, Act::compare, Act::addRuleset, Act::printRules, Act::exportRules},
              {Act::setUp, Act::result, Act::review},
              {Act::settings},
              {Act::quit}}},
            //: menu: the turn of a player
            {QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Turn"),
             {{Act::confirm, Act::takeBack},
              {Act::undo, Act::redo},
              {Act::skip, Act::done, Act::announce, Act::refresh, Act::pass},
              {Act::hint, Act::adviseAnnouncement}}},
            {QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&History"),
             {{Act::first, Act::previous, Act::next, Act::last}, {Act::branch}}},
            {QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Computers"),
             {{Act::hurry, Act::pause, Act::computerStep},
              {Act::paceNone, Act::paceQuick, Act::paceNormal, Act::paceSlow}}},
            //: menu: what is shown
            {QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&View"),
             {{Act::zoomIn, Act::zoomOut, Act::fit}, {Act::rotateLeft, Act::rotateRight}, {Act::notation}}},
            //: menu: help
            {QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "He&lp"),
             {{Act::lessons, Act::puzzles, Act::firstGame},
              {Act::help, Act::rules, Act::making, Act::comparingHelp, Act::endgameHelp, Act::keys},
              {Act::diagnosticLog, Act::copyReport},
              {Act::about}}}};
}

}  // namespace

MainActions::MainActions(QWidget* window)
    : ActionSet({groups::files, groups::rulesets, groups::setUp, groups::advice, groups::program, groups::turn,
                 groups::history, groups::computers, groups::view, groups::learn, groups::help},
                KeyScope::game, window) {
    for (const auto& specs : {groups::turn, groups::history, groups::computers, groups::view, groups::advice}) {
        for (const ActionSpec& spec : specs) {
            if (!spec.apart) {
                addToBoard(at(spec.act));
            }
        }
    }
    at(Act::notation)->setCheckable(true);
    at(Act::pause)->setCheckable(true);
    at(Act::quit)->setMenuRole(QAction::QuitRole);
    at(Act::quit)->setShortcutContext(Qt::ApplicationShortcut);  // the whole program ends, from wherever one is
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

void MainActions::fillMenuBar(QMenuBar* bar) {
    ActionSet::fillMenuBar(bar, menus());
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
    at(Act::confirm)->setAutoRepeat(false);  // a key that is held must not end the turn as well
    at(Act::takeBack)->setIconText(tr("Take back"));
    if (recent_ != nullptr) {
        recent_->setTitle(tr("Open &recent"));
        recentBeside_->setTitle(tr("Open re&cent beside this game"));
    }
}

std::vector<ShortcutHelp> MainActions::shortcuts() const {
    return keyHelp(KeyMap(), [this](Act act) {
        const auto [group, action] = nameOf(act);
        return ActName{group, action};
    });
}

}  // namespace gnostica::gui
