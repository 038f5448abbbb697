// All menus of a window in one.
#pragma once

#include <QMenu>

#include <map>
#include <memory>

class QShortcut;

namespace gnostica::gui {

/// Opens below a button. Its entries are the menus; Alt and the letter of one opens it directly, as in a menu bar.
/// (Choices on the table have Alt and a digit, so that both work at the same time.)
class MainMenu : public QMenu {
    Q_OBJECT

public:
    /// Owned by the button.
    explicit MainMenu(QWidget& button);
    ~MainMenu() override;

    /// Shows the menu with its first entry selected.
    void open();
    /// Shows it with one of its menus open, whose first entry is selected.
    void openAt(QMenu& menu);

protected:
    void actionEvent(QActionEvent* event) override;

private:
    void popUp();
    void followLetter(QAction& entry);

    QWidget& button_;
    std::map<const QAction*, std::unique_ptr<QShortcut>> letters_;
};

}  // namespace gnostica::gui
