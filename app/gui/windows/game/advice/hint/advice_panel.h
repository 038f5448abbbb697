// Questions of the player who is to decide, or about the turns of computers, and the answers.
#pragma once

#include "app/wording/speaker.h"
#include "engine/model/step.h"

#include <QWidget>

#include <initializer_list>

class QAction;
class QLabel;
class QToolButton;

namespace gnostica::gui {

class Adviser;
class AnnouncementView;
class HintView;
class ThinkingBar;

/// Shows the question to an adviser, its thinking, and its answer.
class AdvicePanel : public QWidget {
    Q_OBJECT

public:
    /// The adviser must outlive the panel. `questions`: the actions that ask.
    AdvicePanel(Adviser& adviser, std::initializer_list<QAction*> questions, QWidget* parent = nullptr);

    /// The speaker for the game; must outlive this. Nullptr: there is none.
    void setSpeaker(const wording::Speaker* speaker);
    /// Shows the adviser's current state.
    void sync();
    /// Explains why the advised turn is not continued, until another question is asked.
    void sayEndedEarly();
    /// Moves the focus to the contents.
    void focusContent();

    HintView* hint() const { return hint_; }
    AnnouncementView* announcement() const { return announcement_; }
    /// The explanation of a computer's turn, one sentence per line.
    QLabel* why() const { return why_; }

Q_SIGNALS:
    /// The focused widget is about to be hidden, and no other takes its place.
    void keyboardReturned();

private:
    void retranslate();
    void introduce(bool endedEarly);
    void showAnswer();
    void showAnnouncement();
    void showWhy();

    Adviser& adviser_;
    const wording::Speaker* speaker_ = nullptr;
    QLabel* intro_;
    bool endedEarly_ = false;
    ThinkingBar* thinking_;
    HintView* hint_;
    AnnouncementView* announcement_;
    QLabel* why_;
};

}  // namespace gnostica::gui
