// A choice of a number.
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

class QToolButton;

namespace gnostica::gui {

class FlowLayout;

/// One button for each allowed number, in as many rows as needed; digit keys press them.
class AmountPicker : public QWidget {
    Q_OBJECT

public:
    explicit AmountPicker(QWidget* parent = nullptr);

    /// Sets the allowed numbers.
    void setAmounts(const std::vector<int>& amounts);
    /// Allows 1 to `most`.
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
    std::vector<QToolButton*> buttons_;  ///< in the order of amounts_
    std::vector<int> amounts_;
    std::optional<int> picked_;
};

}  // namespace gnostica::gui
