// Whose turn it is, what is asked, and what it gains, in one line.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/wording/turn_words.h"
#include "engine/model/seat.h"

#include <QWidget>

class QAction;
class QLabel;

namespace gnostica::gui {

class KeyCap;
class SeatBadge;

/// In the middle of the bar, as far as there is room. Letters become smaller if there is not, and then sentences are
/// cut short, with the whole text in the tool tip and for screen readers. The height never changes.
class HeadLine : public QWidget {
    Q_OBJECT

public:
    explicit HeadLine(QWidget* parent);

    /// Seat::none: nobody is on turn.
    void setWords(engine::Seat seat, const wording::TurnWords& words);
    void setOutcome(const ChoiceOutcome& outcome);
    const ChoiceOutcome& outcome() const { return outcome_; }
    /// The action whose key is shown while it can be used.
    void setConfirm(QAction& confirm);
    /// Shows or hides everything.
    void setShown(bool shown);
    /// Factor of all letters, by the size of the window.
    void setScale(double scale);
    /// Height that the letters need, whatever the texts.
    int neededHeight() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress(const Theme& theme);
    void showWords();
    void tellNews() const;
    void fit();
    QFont titleFont(double growth) const;
    QFont taskFont(double growth) const;
    void setLetters(double growth);
    /// What is asked and the outcome, and what of it is kept if there is little room.
    QString wholeTask() const;
    QString shortTask() const;
    int gap() const;
    /// Width of the task on one line.
    int taskWidth() const;
    /// Width that the other parts leave to the task.
    int taskRoom() const;
    bool fits() const;
    void cut();
    void cutTask(int room);
    void place();

    SeatBadge* badge_;
    QLabel* title_;
    QLabel* task_;
    QLabel* gain_;
    KeyCap* key_;
    engine::Seat seat_ = engine::Seat::none;
    wording::TurnWords words_;
    ChoiceOutcome outcome_;
    double scale_ = 1;
    bool shown_ = true;
};

}  // namespace gnostica::gui
