// The actions of the main window.
#pragma once

#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/theme.h"

namespace gnostica::gui {

/// Adds properties that the table of actions does not have, and the menus of recent files.
class MainActions : public ActionSet {
    Q_OBJECT

public:
    explicit MainActions(QWidget* window);

    QMenu* recentMenu() const { return recent_; }
    /// The files of recentMenu(), to be opened next to the game.
    QMenu* recentBesideMenu() const { return recentBeside_; }
    QMenu* viewMenu() const { return menuOf(Act::notation); }

    void fillMenus(QWidget* place) override;
    void retranslate() const override;

private:
    void dress(const Theme& theme) const;
    QMenu* addMenuAfter(Act act);

    QMenu* recent_ = nullptr;
    QMenu* recentBeside_ = nullptr;
};

}  // namespace gnostica::gui
