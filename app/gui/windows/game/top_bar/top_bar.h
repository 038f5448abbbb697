// The bar at the top of the window.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/windows/game/top_bar/bar_button.h"
#include "app/wording/turn_words.h"
#include "engine/model/seat.h"

#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;

namespace gnostica::gui {

class ActionSet;
class HeadLine;
class MainMenu;
class MenuButton;

/// The button of all menus and the name of the program, then the player on turn and what is asked, then a few buttons.
/// It is dark on every table. Its height depends on the window and on the size of letters, never on a text.
class TopBar : public QWidget {
    Q_OBJECT

public:
    explicit TopBar(QWidget* parent = nullptr);

    /// Holds all menus.
    MainMenu& menu() const;
    /// Fills the menus, adds the buttons at the end of the bar, and shows the keys that open the menu and confirm a
    /// step.
    void setActions(ActionSet& actions);
    /// Adds a button at the end of the bar, with a picture from the icons.
    void addButton(QAction* action, const QString& picture, BarInk ink = BarInk::plain);
    /// Seat::none: nobody is on turn.
    void setStatus(engine::Seat seat, const wording::TurnWords& words);
    /// What is to be chosen, or the effect of the step to be confirmed, after the status.
    void setOutcome(const ChoiceOutcome& outcome);
    QString outcome() const;
    /// Shows or hides the status. Nothing else moves when it is hidden.
    void setStatusShown(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void dress(const Theme& theme);
    void fitWindow();
    void showName();

    MenuButton* menu_;
    QLabel* name_;
    HeadLine* line_;
    QHBoxLayout* row_;
    std::vector<BarButton*> buttons_;
};

}  // namespace gnostica::gui
