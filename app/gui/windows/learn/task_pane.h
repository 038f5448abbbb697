// What is read while one learns.
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

/// Beside the board: which lesson or puzzle, how far, what is said, and buttons that lead on. Long texts scroll, the
/// buttons stay.
class TaskPane : public QFrame {
    Q_OBJECT

public:
    explicit TaskPane(QWidget* parent = nullptr);

    /// All that the task says now. What leads on is called `onwards`, if there is anything.
    void present(const Task& task, const wording::Speaker& speaker, const QString& onwards);
    /// Of one of the acts that a task offers.
    QPushButton* button(Act act) const;
    /// All that is read, for screen readers and tests.
    QString text() const;

Q_SIGNALS:
    void asked(gnostica::gui::Act act);
    /// Back to all lessons and puzzles.
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
