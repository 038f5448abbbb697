// A control for where cards lie at the start.
#pragma once

#include "app/gui/shared/options/value_editor.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace gnostica::gui {

class LayoutBoard;

/// A board to draw on, and the usual shapes.
class LayoutEditor : public ValueEditor {
    Q_OBJECT

public:
    LayoutEditor(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent);

    /// As long as nobody has drawn, what was given.
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
