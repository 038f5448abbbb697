#include "app/gui/look/actions/action_set.h"

#include "app/gui/look/actions/command_search.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/focus_keeper.h"
#include "app/gui/look/widgets/key_manners.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QToolBar>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

ActionSet::ActionSet(KeyScope scope, QWidget* window)
    : QObject(window),
      table_(actionTable(scope)),
      scope_(scope),
      menus_(table_.size()),
      ofTable_(new QActionGroup(this)),
      ofBoard_(new QActionGroup(this)) {
    new KeyManners(*window);
    new FocusKeeper(*window);
    ofTable_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    ofBoard_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (const ActionSpec& row : table_) {
        const bool isAction = row.kind == ActionSpec::Kind::action;
        QAction* action = actions_.emplace_back(isAction ? new QAction(this) : nullptr);
        if (isAction) {
            window->addAction(action);
        }
        if (isAction && row.open != Open::always) {
            row.open == Open::board ? addToBoard(action) : addToTable(action);
        }
    }
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    connect(at(Act::findCommand), &QAction::triggered, window,
            [this, window] { (new CommandSearch(*this, window))->open(); });
}

std::size_t ActionSet::rowOf(Act act) const {
    std::size_t row = 0;
    while (row < table_.size() && (actions_[row] == nullptr || table_[row].act != act)) {
        ++row;
    }
    return row;
}

QAction* ActionSet::at(Act act) const {
    const std::size_t row = rowOf(act);
    return row < table_.size() ? actions_[row] : nullptr;
}

QString ActionSet::groupOf(Act act) const {
    return withoutMnemonic(tableText(groupsOf(table_)[rowOf(act)]));
}

std::vector<Act> ActionSet::acts() const {
    std::vector<Act> acts;
    for (const ActionSpec& row : table_) {
        if (row.kind == ActionSpec::Kind::action) {
            acts.push_back(row.act);
        }
    }
    return acts;
}

void ActionSet::fillMenus(QWidget* place) {
    place_ = place;
    QMenu* menu = nullptr;
    for (std::size_t i = 0; i < table_.size(); ++i) {
        switch (table_[i].kind) {
        case ActionSpec::Kind::menu:
            menu = menus_[i] = new QMenu(place);
            place->addAction(menu->menuAction());
            break;
        case ActionSpec::Kind::heading: menu = nullptr; break;
        case ActionSpec::Kind::line: menu->addSeparator(); break;
        case ActionSpec::Kind::action:
            if (menu != nullptr) {
                menu->addAction(actions_[i]);
            }
        }
    }
    retranslate();
}

void ActionSet::fill(QToolBar* bar, const std::vector<std::vector<Act>>& sections) const {
    for (const std::vector<Act>& section : sections) {
        if (!bar->actions().isEmpty()) {
            bar->addSeparator();
        }
        for (const Act act : section) {
            bar->addAction(at(act));
        }
    }
}

QMenu* ActionSet::menuOf(Act act) const {
    const auto menu = std::ranges::find_if(
        menus_, [action = at(act)](const QMenu* each) { return each != nullptr && each->actions().contains(action); });
    return menu == menus_.end() ? nullptr : *menu;
}

void ActionSet::setTableOpen(bool open) {
    ofTable_->setEnabled(open);
}

bool ActionSet::isTableOpen() const {
    return ofTable_->isEnabled();
}

void ActionSet::addToTable(QAction* action) const {
    ofTable_->addAction(action);
}

void ActionSet::setBoardOpen(bool open) {
    ofBoard_->setEnabled(open);
}

void ActionSet::addToBoard(QAction* action) const {
    ofBoard_->addAction(action);
}

void ActionSet::dress(const Theme& theme) const {
    for (std::size_t i = 0; i < table_.size(); ++i) {
        if (const QString name = QString::fromUtf8(table_[i].icon); !name.isEmpty()) {
            actions_[i]->setIcon(icon(name, theme));
        }
    }
}

void ActionSet::retranslate() const {
    const KeyMap keys;
    for (std::size_t i = 0; i < table_.size(); ++i) {
        if (actions_[i] != nullptr) {
            actions_[i]->setText(tableText(table_[i].text));
            actions_[i]->setShortcuts(keys.keys(table_[i].act, scope_));
            describe(table_[i].act, {});
        } else if (menus_[i] != nullptr) {
            menus_[i]->setTitle(tableText(table_[i].text));
        }
    }
}

void ActionSet::describe(Act act, const QString& text) const {
    QAction* action = at(act);
    const QString name = withoutMnemonic(action->text());
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString standard = keys.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, keys);
    action->setToolTip(text.isEmpty() ? standard : text);
}

}  // namespace gnostica::gui
