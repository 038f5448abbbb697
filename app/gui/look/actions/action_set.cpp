#include "app/gui/look/actions/action_set.h"

#include "app/gui/look/widgets/focus_keeper.h"
#include "app/gui/look/widgets/key_manners.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("gnostica::gui::ActionSet", text);
}

bool stands(const MenuSpec& menu, Act act) {
    return std::any_of(menu.sections.begin(), menu.sections.end(), [act](const std::vector<Act>& section) {
        return std::find(section.begin(), section.end(), act) != section.end();
    });
}

template <class Bar>
void fillSections(Bar& bar, const ActionSet& actions, const std::vector<std::vector<Act>>& sections) {
    for (const auto& section : sections) {
        if (!bar.actions().isEmpty()) {
            bar.addSeparator();
        }
        for (const Act act : section) {
            bar.addAction(actions.at(act));
        }
    }
}

}  // namespace

ActionSet::ActionSet(std::initializer_list<std::span<const ActionSpec>> groups, KeyScope scope, QWidget* window)
    : QObject(window),
      table_(new QActionGroup(this)),
      board_(new QActionGroup(this)) {
    new KeyManners(*window);
    new FocusKeeper(*window);
    table_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    board_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (const auto& specs : groups) {
        const ActionGroup* group = groups_.emplace_back(new ActionGroup(specs, scope, window));
        for (const ActionSpec& spec : specs) {
            if (!spec.apart) {
                addToTable(group->at(spec.act));
            }
        }
    }
}

const ActionGroup* ActionSet::find(Act act) const {
    const auto group = std::find_if(groups_.begin(), groups_.end(),
                                    [act](const ActionGroup* each) { return each->at(act) != nullptr; });
    return group == groups_.end() ? nullptr : *group;
}

const ActionGroup& ActionSet::groupOf(Act act) const {
    const ActionGroup* group = find(act);
    Q_ASSERT(group != nullptr);
    return *group;
}

QAction* ActionSet::at(Act act) const {
    const ActionGroup* group = find(act);
    return group == nullptr ? nullptr : group->at(act);
}

std::vector<Act> ActionSet::acts() const {
    std::vector<Act> acts;
    for (const ActionGroup* group : groups_) {
        for (const ActionSpec& spec : group->specs()) {
            acts.push_back(spec.act);
        }
    }
    return acts;
}

void ActionSet::fillMenuBar(QMenuBar* bar, std::vector<MenuSpec> menus) {
    specs_ = std::move(menus);
    for (const MenuSpec& spec : specs_) {
        fillSections(*menus_.emplace_back(bar->addMenu(QString())), *this, spec.sections);
    }
    retranslate();
}

void ActionSet::fill(QToolBar* bar, const ActionSet& actions, const std::vector<std::vector<Act>>& sections) {
    fillSections(*bar, actions, sections);
}

QMenu* ActionSet::menuOf(Act act) const {
    const auto spec =
        std::find_if(specs_.begin(), specs_.end(), [act](const MenuSpec& each) { return stands(each, act); });
    return spec == specs_.end() ? nullptr : menus_[static_cast<std::size_t>(spec - specs_.begin())];
}

void ActionSet::setTableOpen(bool open) {
    table_->setEnabled(open);
}

void ActionSet::addToTable(QAction* action) const {
    table_->addAction(action);
}

void ActionSet::setBoardOpen(bool open) {
    board_->setEnabled(open);
}

void ActionSet::addToBoard(QAction* action) const {
    board_->addAction(action);
}

void ActionSet::retranslate() const {
    const KeyMap keys;
    for (const ActionGroup* group : groups_) {
        group->retranslate(keys);
    }
    for (std::size_t i = 0; i < menus_.size(); ++i) {
        menus_[i]->setTitle(translated(specs_[i].title));
    }
}

std::pair<QString, QString> ActionSet::nameOf(Act act) const {
    const QAction* action = at(act);
    const QMenu* menu = menuOf(act);
    return action == nullptr || menu == nullptr
               ? std::pair<QString, QString>()
               : std::pair(withoutMnemonic(menu->title()), withoutMnemonic(action->text()));
}

}  // namespace gnostica::gui
