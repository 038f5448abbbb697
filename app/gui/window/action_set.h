// Everything that menus, toolbar and keys can do.
#pragma once

#include "app/gui/art/theme.h"
#include "app/gui/panels/help_panel.h"

#include <QObject>

#include <array>
#include <cstdint>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;
class QWidget;

namespace gnostica::gui {

enum class Act : std::uint8_t {
    newGame,
    open,
    unfinished,
    save,
    saveAs,
    addRuleset,
    printRules,
    exportRules,
    review,
    settings,
    quit,  // Game
    confirm,
    takeBack,
    undo,
    redo,
    skip,
    done,
    announce,
    refresh,
    pass,
    hint,
    adviseAnnouncement,  // Turn
    first,
    previous,
    next,
    last,
    branch,  // History
    hurry,
    pause,
    computerStep,
    paceNone,
    paceQuick,
    paceNormal,
    paceSlow,  // Computers
    zoomIn,
    zoomOut,
    fit,
    rotateLeft,
    rotateRight,
    notation,  // View
    help,
    rules,
    keys,
    diagnosticLog,
    copyReport,
    about  // Help
};
inline constexpr int kActs = static_cast<int>(Act::about) + 1;

/// Owns the actions: texts, icons, keys, and where they stand in menus. What they do, others connect.
class ActionSet : public QObject {
    Q_OBJECT

public:
    explicit ActionSet(QWidget* window);

    QAction* at(Act act) const { return actions_[static_cast<std::size_t>(act)]; }
    QMenu* recentMenu() const { return recent_; }
    QMenu* viewMenu() const { return menus_[kViewMenu]; }

    /// Whether anything but quitting, settings and help can be done. What is enabled meanwhile becomes so afterwards.
    void setTableOpen(bool open);
    /// One more that cannot be done while the table is not open.
    void addToTable(QAction* action) const;

    void setTheme(const Theme& theme);
    /// What the tool tip says instead of the action's name; empty: that again.
    void describe(Act act, const QString& text) const;
    void retranslate();
    void fillMenuBar(QMenuBar* bar);
    void fillToolBar(QToolBar* bar) const;
    /// Every key, for the help; those of numbers and facings included.
    std::vector<ShortcutHelp> shortcuts() const;

private:
    static constexpr std::size_t kViewMenu = 4;
    static constexpr std::size_t kMenus = 6;

    std::array<QAction*, kActs> actions_{};
    std::array<QMenu*, kMenus> menus_{};
    QMenu* recent_ = nullptr;
    QActionGroup* table_;
};

}  // namespace gnostica::gui
