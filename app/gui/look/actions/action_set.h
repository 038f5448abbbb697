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
class QToolBar;
class QWidget;

namespace gnostica::gui {

/// The actions that the action table has for a window: texts, icons, keys and menus. Other classes connect their
/// effects, except the search for commands, which is the same everywhere.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// Keys work in all of `window`. `scope` must be that of a window: isOfWindow().
    ActionSet(KeyScope scope, QWidget* window);

    /// Nullptr if the window has no such action.
    QAction* at(Act act) const;
    /// All actions of the window.
    std::vector<Act> acts() const;

    /// Adds the menus of the table to a menu bar, or to a menu that holds them all. Call this once.
    virtual void fillMenus(QWidget* place);
    void fill(QToolBar* bar, const std::vector<std::vector<Act>>& sections) const;
    /// The widget that fillMenus() has filled; nullptr if there is none.
    const QWidget* menus() const { return place_; }
    /// The menu that contains an act; nullptr before fillMenus() or if no menu contains it.
    QMenu* menuOf(Act act) const;

    /// Enables or disables all actions that reveal the game. Changes made meanwhile take effect afterwards.
    void setTableOpen(bool open);
    bool isTableOpen() const;
    /// Adds an action that is disabled while the table is not open.
    void addToTable(QAction* action) const;
    /// Sets whether the board and its surroundings can be used, which are only part of the table.
    void setBoardOpen(bool open);
    /// Adds an action that is enabled only while the board is open.
    void addToBoard(QAction* action) const;

    /// Updates texts and letter keys to the installed language.
    virtual void retranslate() const;
    /// Sets the tool tip of an action; an empty text restores the default, its name.
    void describe(Act act, const QString& text) const;
    /// Heading of an act without a menu in the help of keys.
    QString groupOf(Act act) const;

private:
    void dress(const Theme& theme) const;
    std::size_t rowOf(Act act) const;

    std::span<const ActionSpec> table_;
    KeyScope scope_;
    std::vector<QAction*> actions_;  ///< by row of the table; nullptr for rows without an action
    std::vector<QMenu*> menus_;      ///< by row of the table; nullptr for rows without a menu
    const QWidget* place_ = nullptr;
    QActionGroup* ofTable_;
    QActionGroup* ofBoard_;
};

}  // namespace gnostica::gui
