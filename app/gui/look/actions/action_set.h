// The actions of one window.
#pragma once

#include "app/gui/look/actions/action_group.h"

#include <QObject>

#include <initializer_list>
#include <span>
#include <vector>

class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;

namespace gnostica::gui {

/// A menu of the bar: its title, of the context "gnostica::gui::ActionSet", and its actions in sections.
struct MenuSpec {
    const char* title = "";
    std::vector<std::vector<Act>> sections;
};

/// Puts groups of actions together, and into menus.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// Keys count in all of `window`, and are those of `scope`.
    ActionSet(std::initializer_list<std::span<const ActionSpec>> groups, KeyScope scope, QWidget* window);

    /// The action of one of the groups; nullptr if the window has none for that.
    QAction* at(Act act) const;
    /// The group that an act belongs to; the window must have it.
    const ActionGroup& groupOf(Act act) const;
    /// All that the window has.
    std::vector<Act> acts() const;

    /// Fills a bar with one menu each. Call it once.
    void fillMenuBar(QMenuBar* bar, std::vector<MenuSpec> menus);
    static void fill(QToolBar* bar, const ActionSet& actions, const std::vector<std::vector<Act>>& sections);
    /// The menu in which an act stands; nullptr before fillMenuBar(), or if it stands in none.
    QMenu* menuOf(Act act) const;

    /// Whether anything can be done that tells of the game. What is enabled meanwhile becomes so afterwards.
    void setTableOpen(bool open);
    /// One more that cannot be done while the table is not open.
    void addToTable(QAction* action) const;
    /// Whether the board and what lies around it can be used: that is less than the whole table.
    void setBoardOpen(bool open);
    /// From now on it can be done while the board is open only.
    void addToBoard(QAction* action) const;

    /// What the tool tip says instead of the action's name; empty: that again.
    void describe(Act act, const QString& text) const { groupOf(act).describe(act, text); }
    /// In the language that is installed, keys that are letters included.
    void retranslate() const;
    /// What its menu and the action are called, without mnemonics; empty for what the window has not.
    std::pair<QString, QString> nameOf(Act act) const;

private:
    const ActionGroup* find(Act act) const;

    std::vector<ActionGroup*> groups_;
    std::vector<MenuSpec> specs_;
    std::vector<QMenu*> menus_;
    QActionGroup* table_;
    QActionGroup* board_;
};

}  // namespace gnostica::gui
