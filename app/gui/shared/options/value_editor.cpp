#include "app/gui/shared/options/value_editor.h"

#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/shared/options/cards/card_numbers_editor.h"
#include "app/gui/shared/options/layout/layout_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace gnostica::gui {

using engine::Option;
using engine::OptionType;
using nlohmann::json;

namespace {

/// Makes a single control fill the editor.
void fillWith(QWidget& editor, QWidget* control) {
    auto* lines = new QVBoxLayout(&editor);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(control);
    editor.setFocusProxy(control);
}

class ChoiceEditor : public ValueEditor {
public:
    ChoiceEditor(const Option& option, const wording::Vocabulary& words, QWidget* parent)
        : ValueEditor(option, words, parent),
          combo_(new QComboBox(this)) {
        for (const std::string& choice : option.choices) {
            add(choice);
        }
        ignoreWheel(*combo_);
        fillWith(*this, combo_);
        connect(combo_, &QComboBox::currentIndexChanged, this, &ValueEditor::changed);
    }

    json value() const override { return combo_->currentData().toString().toStdString(); }
    void setValue(const json& value) override {
        if (value.is_string()) {
            const QSignalBlocker quiet(combo_);
            const int place = combo_->findData(QString::fromStdString(value.get<std::string>()));
            combo_->setCurrentIndex(std::max(place, 0));
        }
    }
    void setSeats(int seats) override {
        if (!option().namesSeat) {
            return;
        }
        while (combo_->count() > seats) {
            combo_->removeItem(combo_->count() - 1);
        }
        for (int i = combo_->count(); i < seats; ++i) {
            add(option().choices[static_cast<std::size_t>(i)]);
        }
    }
    void retranslate() override {
        for (int i = 0; i < combo_->count(); ++i) {
            combo_->setItemText(i, words().choiceLabel(option().key, combo_->itemData(i).toString().toStdString()));
        }
    }

private:
    void add(const std::string& choice) {
        combo_->addItem(words().choiceLabel(option().key, choice), QString::fromStdString(choice));
    }

    QComboBox* combo_;
};

class NumberEditor : public ValueEditor {
public:
    NumberEditor(const Option& option, const wording::Vocabulary& words, QWidget* parent)
        : ValueEditor(option, words, parent),
          spin_(new QSpinBox(this)) {
        spin_->setRange(option.minimum, option.maximum);
        ignoreWheel(*spin_);
        fillWith(*this, spin_);
        connect(spin_, &QSpinBox::valueChanged, this, &ValueEditor::changed);
    }

    json value() const override { return spin_->value(); }
    void setValue(const json& value) override {
        if (value.is_number_integer()) {
            const QSignalBlocker quiet(spin_);
            spin_->setValue(value.get<int>());
        }
    }
    void retranslate() override {}

private:
    QSpinBox* spin_;
};

class YesNoEditor : public ValueEditor {
public:
    YesNoEditor(const Option& option, const wording::Vocabulary& words, QWidget* parent)
        : ValueEditor(option, words, parent),
          box_(new QCheckBox(this)) {
        fillWith(*this, box_);
        connect(box_, &QCheckBox::toggled, this, &ValueEditor::changed);
    }

    json value() const override { return box_->isChecked(); }
    void setValue(const json& value) override {
        if (value.is_boolean()) {
            const QSignalBlocker quiet(box_);
            box_->setChecked(value.get<bool>());
        }
    }
    void retranslate() override {}

private:
    QCheckBox* box_;
};

class SetEditor : public ValueEditor {
public:
    SetEditor(const Option& option, const wording::Vocabulary& words, QWidget* parent)
        : ValueEditor(option, words, parent) {
        auto* lines = new QVBoxLayout(this);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(2);
        for (std::size_t i = 0; i < option.choices.size(); ++i) {
            boxes_.push_back(new QCheckBox(this));
            lines->addWidget(boxes_.back());
            connect(boxes_.back(), &QCheckBox::toggled, this, &ValueEditor::changed);
        }
        setFocusProxy(boxes_.empty() ? nullptr : boxes_.front());
    }

    /// Keeps the original order as long as the same values are chosen.
    json value() const override {
        json chosen = json::array();
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            if (boxes_[i]->isChecked()) {
                chosen.push_back(option().choices[i]);
            }
        }
        const bool same = given_.is_array() && chosen.size() == given_.size() &&
                          std::is_permutation(chosen.begin(), chosen.end(), given_.begin());
        return same ? given_ : chosen;
    }
    void setValue(const json& value) override {
        if (!value.is_array()) {
            return;
        }
        given_ = value;
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            const QSignalBlocker quiet(boxes_[i]);
            boxes_[i]->setChecked(std::find(value.begin(), value.end(), option().choices[i]) != value.end());
        }
    }
    void retranslate() override {
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            boxes_[i]->setText(words().choiceLabel(option().key, option().choices[i]));
        }
    }
    bool isTall() const override { return boxes_.size() > 1; }

private:
    std::vector<QCheckBox*> boxes_;
    json given_;
};

}  // namespace

ValueEditor::ValueEditor(Option option, const wording::Vocabulary& words, QWidget* parent)
    : QWidget(parent),
      option_(std::move(option)),
      words_(words) {}

ValueEditor* makeValueEditor(const Option& option, const wording::Vocabulary& words, QWidget* parent) {
    switch (option.type) {
    case OptionType::boolean: return new YesNoEditor(option, words, parent);
    case OptionType::integer: return new NumberEditor(option, words, parent);
    case OptionType::choice: return new ChoiceEditor(option, words, parent);
    case OptionType::choiceSet: return new SetEditor(option, words, parent);
    case OptionType::layout: return new LayoutEditor(option, words, parent);
    case OptionType::cardNumbers: return new CardNumbersEditor(option, words, parent);
    case OptionType::program: break;
    }
    return nullptr;
}

}  // namespace gnostica::gui
