// Buttons for alternatives.
#pragma once

#include "app/turn/choice_list.h"

#include <QToolButton>
#include <QWidget>

#include <vector>

namespace gnostica::gui {

/// A button that can look disabled but still be clicked for an explanation.
class AlternativeButton : public QToolButton {
    Q_OBJECT

public:
    explicit AlternativeButton(QWidget* parent = nullptr);
    void present(const turn::Choice& choice);
    bool isRefused() const { return refused_; }
    void setNumberShown(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {}

private:
    bool refused_ = false;
    int number_ = 0;
    bool numberShown_ = false;
};

/// A row of such buttons, in as many lines as needed.
class AlternativeRow : public QWidget {
    Q_OBJECT

public:
    explicit AlternativeRow(QWidget* parent = nullptr);
    void setAlternatives(const std::vector<turn::Choice>& alternatives);
    void setNumbersShown(bool shown);
    /// The button for this pick; nullptr if none is visible.
    const QWidget* buttonOf(const turn::Pick& pick) const;

Q_SIGNALS:
    void picked(const gnostica::turn::Pick& pick);
    void whyNotAsked(const gnostica::turn::Pick& pick);

private:
    AlternativeButton* buttonAt(std::size_t place);
    void clicked(std::size_t place);
    void toggled(std::size_t place, bool isChecked);

    std::vector<AlternativeButton*> buttons_;
    std::vector<turn::Choice> alternatives_;
    bool numbersShown_ = false;
};

}  // namespace gnostica::gui
