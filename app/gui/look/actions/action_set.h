// The actions of one window.
#pragma once

#include "app/gui/base/keys/key_map.h"
#include "app/gui/look/art/theme.h"

#include <QObject>

#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;
class QWidget;

namespace gnostica::gui {

/// All that the action table has for a window: texts, icons, keys and menus. What they do, others connect; but the
/// search for commands is the same everywhere.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// Keys count in all of `window`, which is one of isOfWindow().
    ActionSet(KeyScope scope, QWidget* window);

    /// Nullptr if the window has no such action.
    QAction* at(Act act) const;
    /// All that the window has.
    std::vector<Act> acts() const;

    /// Fills a bar with the menus of the table. Call it once.
    void fillMenuBar(QMenuBar* bar);
    void fill(QToolBar* bar, const std::vector<std::vector<Act>>& sections) const;
    /// That which was filled; nullptr if none was.
    const QMenuBar* menuBar() const { return bar_; }
    /// The menu in which an act stands; nullptr before fillMenuBar(), or if it stands in none.
    QMenu* menuOf(Act act) const;

    /// Whether anything can be done that tells of the game. What is enabled meanwhile becomes so afterwards.
    void setTableOpen(bool open);
    bool isTableOpen() const;
    /// One more that cannot be done while the table is not open.
    void addToTable(QAction* action) const;
    /// Whether the board and what lies around it can be used: that is less than the whole table.
    void setBoardOpen(bool open);
    /// From now on it can be done while the board is open only.
    void addToBoard(QAction* action) const;

    /// In the language that is installed, keys that are letters included.
    void retranslate() const;
    /// What the tool tip says instead of the action's name; empty: that again.
    void describe(Act act, const QString& text) const;
    /// The heading of an act in the help of keys, where no menu has it.
    QString groupOf(Act act) const;

private:
    void dress(const Theme& theme) const;
    std::size_t rowOf(Act act) const;

    std::span<const ActionSpec> table_;
    KeyScope scope_;
    std::vector<QAction*> actions_;  ///< by the rows of the table; nullptr for those that are none
    std::vector<QMenu*> menus_;      ///< likewise
    const QMenuBar* bar_ = nullptr;
    QActionGroup* ofTable_;
    QActionGroup* ofBoard_;
};

}  // namespace gnostica::gui
