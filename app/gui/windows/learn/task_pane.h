// The texts of a task.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/learn/task.h"

#include <QFrame>

#include <array>

class QLabel;
class QProgressBar;
class QPushButton;

namespace gnostica::gui {

class SignedText;

/// The texts next to the board: title of the lesson or puzzle, progress, texts, and buttons. Long texts scroll; the
/// buttons stay visible.
class TaskPane : public QFrame {
    Q_OBJECT

public:
    explicit TaskPane(QWidget* parent = nullptr);

    /// Shows the current state of the task. `onwards`: label of the button for the next task, if there is one.
    void present(const Task& task, const wording::Speaker& speaker, const QString& onwards);
    /// The button of an act that a task supports.
    QPushButton* button(Act act) const;
    /// The whole text, for screen readers and tests.
    QString text() const;

Q_SIGNALS:
    void asked(gnostica::gui::Act act);
    /// Return to the list of lessons and puzzles.
    void listWanted();

private:
    void wear(const Theme& theme);
    struct Offered {
        Act act{};
        QPushButton* button = nullptr;
    };
    static constexpr std::size_t kButtons = 6;

    QWidget* makeText();
    QLayout* makeButtons();
    void dress();
    void retranslate();

    QPushButton* list_;
    QLabel* title_;
    QLabel* place_;
    QProgressBar* progress_;
    QLabel* told_;
    QLabel* text_;
    SignedText* hints_;
    SignedText* reply_;
    std::array<Offered, kButtons> offered_{};
    Mood mood_ = Mood::none;
};

}  // namespace gnostica::gui
