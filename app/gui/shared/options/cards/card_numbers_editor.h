// A control for numbers by card.
#pragma once

#include "app/gui/shared/options/cards/card_numbers.h"
#include "app/gui/shared/options/value_editor.h"

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace gnostica::gui {

/// One line for each card or group with a number, and a button to add another.
class CardNumbersEditor : public ValueEditor {
    Q_OBJECT

public:
    CardNumbersEditor(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent);

    nlohmann::json value() const override { return value_; }
    void setValue(const nlohmann::json& value) override;
    void retranslate() override;
    bool isTall() const override { return true; }
    bool isWide() const override { return true; }

private:
    struct Line {
        QLabel* name;
        QSpinBox* number;
        QToolButton* remove;
    };

    void layOut();
    Line makeLine(std::size_t row);
    void name(const Line& line, const CardNumbers::Row& row) const;
    void chooseCard();
    void add(const QString& what);
    void remove(std::size_t row);
    void tell();
    static QString nameOf(const CardNumbers::Row& row);

    nlohmann::json value_ = nlohmann::json::object();
    CardNumbers numbers_;
    QGridLayout* grid_;
    std::vector<Line> lines_;
    QPushButton* add_;
};

}  // namespace gnostica::gui
