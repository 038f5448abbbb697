// What the person who is to decide may ask, and the answers.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/wording/speaker.h"
#include "engine/model/step.h"

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace gnostica::gui {

class Adviser;
class AnnouncementView;
class HintView;
class ThinkingBar;

/// Shows what an adviser is asked, that it thinks, and its answer.
class AdvicePanel : public QWidget {
    Q_OBJECT

public:
    /// The adviser must outlive the panel. `hint`, `announcement`: what asks.
    AdvicePanel(Adviser& adviser, QAction* hint, QAction* announcement, QWidget* parent = nullptr);

    /// How one speaks of the game; it must stay. Nullptr: there is none.
    void setSpeaker(const wording::Speaker* speaker);
    /// Shows the adviser's state anew.
    void sync();
    /// Words everything anew.
    void retranslate();
    /// Why no more of an advised turn is played, until something else is asked.
    void sayEndedEarly();
    /// The keyboard goes to whatever is shown now.
    void focusContent();

    HintView* hint() const { return hint_; }
    AnnouncementView* announcement() const { return announcement_; }

Q_SIGNALS:
    /// What had the keyboard is about to vanish, and nothing takes its place.
    void keyboardReturned();

private:
    void introduce(bool endedEarly);
    void showAnswer();
    void showAnnouncement();

    Adviser& adviser_;
    const wording::Speaker* speaker_ = nullptr;
    QLabel* intro_;
    bool endedEarly_ = false;
    ThinkingBar* thinking_;
    HintView* hint_;
    AnnouncementView* announcement_;
};

}  // namespace gnostica::gui
