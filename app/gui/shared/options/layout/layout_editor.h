// A control for the initial layout of cards.
#pragma once

#include "app/gui/shared/options/value_editor.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace gnostica::gui {

class LayoutBoard;

/// A board to draw on, and buttons for common shapes.
class LayoutEditor : public ValueEditor {
    Q_OBJECT

public:
    LayoutEditor(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent);

    /// The value that was given, until the user draws something.
    nlohmann::json value() const override { return value_; }
    void setValue(const nlohmann::json& value) override;
    void retranslate() override;
    bool isTall() const override { return true; }
    bool isWide() const override { return true; }

private:
    void follow();
    void showSize();
    void drawRectangle();
    void clear();

    nlohmann::json value_ = nlohmann::json::array();
    LayoutBoard* board_;
    QLabel* size_;
    QSpinBox* columns_;
    QLabel* by_;
    QSpinBox* rows_;
    QPushButton* fill_;
    QPushButton* clear_;
};

}  // namespace gnostica::gui
