// Buttons of which one is meant.
#pragma once

#include "app/turn/pick.h"

#include <QIcon>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include <span>
#include <vector>

namespace gnostica::gui {

/// What one button offers.
struct Alternative {
    Pick pick;
    QString text;
    QIcon icon;
    QString hint;  ///< tool tip; of a refused one, why it is refused
    bool picked = false;
    bool refused = false;  ///< shown as disabled, but it answers why
};

/// A button that can look disabled and still be asked.
class AlternativeButton : public QToolButton {
    Q_OBJECT

public:
    explicit AlternativeButton(QWidget* parent = nullptr);
    void present(const Alternative& alternative);
    bool isRefused() const { return refused_; }
    /// The number that chooses it; 0: none.
    void setNumber(int number);
    void setNumberShown(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {}

private:
    bool refused_ = false;
    QString hint_;
    int number_ = 0;
    bool numberShown_ = false;
};

/// A row of such buttons, in as many lines as needed.
class AlternativeRow : public QWidget {
    Q_OBJECT

public:
    explicit AlternativeRow(QWidget* parent = nullptr);
    void setAlternatives(const std::vector<Alternative>& alternatives);
    /// Of all choices there are, those that have a number, from 1.
    void setNumbers(std::span<const Pick> numbered);
    void setNumbersShown(bool shown);
    /// The one that offers this; nullptr if none is seen.
    const QWidget* buttonOf(const Pick& pick) const;

Q_SIGNALS:
    void picked(const gnostica::gui::Pick& pick);
    void whyNotAsked(const gnostica::gui::Pick& pick);

private:
    AlternativeButton* buttonAt(std::size_t place);
    void clicked(std::size_t place);

    std::vector<AlternativeButton*> buttons_;
    std::vector<Alternative> alternatives_;
    bool numbersShown_ = false;
};

}  // namespace gnostica::gui
