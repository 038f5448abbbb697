// The bar at the top of the window of the game.
#pragma once

#include "app/gui/look/head/window_head.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/wording/turn_words.h"
#include "engine/model/seat.h"

#include <QString>

namespace gnostica::gui {

class HeadLine;

/// The head of the window with the name of the program, and in its middle the player on turn and what is asked.
class TopBar : public WindowHead {
    Q_OBJECT

public:
    explicit TopBar(QWidget* parent = nullptr);

    /// Fills the menus, adds the buttons at the end of the bar, and shows the keys that open the menu and confirm a
    /// step.
    void setActions(ActionSet& actions) override;
    /// Seat::none: nobody is on turn.
    void setStatus(engine::Seat seat, const wording::TurnWords& words);
    /// What is to be chosen, or the effect of the step to be confirmed, after the status.
    void setOutcome(const ChoiceOutcome& outcome);
    QString outcome() const;
    /// Shows or hides the status. Nothing else moves when it is hidden.
    void setStatusShown(bool shown);
    /// Shows the title of a page, with an arrow that leads back (backWanted()), instead of the name of the program and
    /// the status. Without a title, shows these again.
    void setPage(const QString& title, const QString& summary);

protected:
    void scaleLetters(double scale) override;
    int lettersHeight() const override;

private:
    HeadLine* line_;
};

}  // namespace gnostica::gui
