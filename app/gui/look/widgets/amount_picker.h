// Asks how many.
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

class QToolButton;

namespace gnostica::gui {

class FlowLayout;

/// Buttons, one for each number that may be picked, in as many rows as they need; the digits of the keyboard press
/// them.
class AmountPicker : public QWidget {
    Q_OBJECT

public:
    explicit AmountPicker(QWidget* parent = nullptr);

    /// The numbers to choose from.
    void setAmounts(const std::vector<int>& amounts);
    /// From 1 to `most`.
    void setMost(int most);
    void setPicked(std::optional<int> amount);

Q_SIGNALS:
    void amountPicked(int amount);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void pick(int amount);
    void showNumbers();
    void showState();
    void retranslate();

    FlowLayout* row_;
    std::vector<QToolButton*> buttons_;  ///< as amounts_
    std::vector<int> amounts_;
    std::optional<int> picked_;
};

}  // namespace gnostica::gui
