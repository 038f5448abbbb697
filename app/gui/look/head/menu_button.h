// The button of all menus.
#pragma once

#include <QToolButton>

class QAction;

namespace gnostica::gui {

class MainMenu;

/// Three lines, which open the main menu.
class MenuButton : public QToolButton {
    Q_OBJECT

public:
    explicit MenuButton(QWidget* parent);

    MainMenu& mainMenu() const { return *menu_; }
    /// The action that opens the menu; its key is named in the tool tip.
    void setAction(QAction& action);

protected:
    /// Without the arrow of other buttons with a menu.
    void initStyleOption(QStyleOptionToolButton* option) const override;

private:
    void retranslate();

    MainMenu* menu_;
    QAction* action_ = nullptr;
};

}  // namespace gnostica::gui
