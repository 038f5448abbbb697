#include "app/gui/windows/position/panes/field_editor.h"

#include "app/gui/look/access/choice_name.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/language/fill.h"
#include "app/wording/names.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/mechanics/position_fields.h"
#include "engine/model/neutral_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace gnostica::gui {

using nlohmann::json;

namespace {

struct FieldTexts {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::FieldEditor)
};

std::string seatLetterOf(std::size_t seat) {
    return engine::letterOf(engine::seatAt(static_cast<int>(seat)));
}

/// One of several words or seats.
class ChoiceField : public FieldEditor {
public:
    ChoiceField(const FieldSetting& setting, QWidget* parent) : FieldEditor(parent), box_(new QComboBox(this)) {
        const bool isSeat = setting.form.kind == engine::FieldForm::Kind::seat;
        if (isSeat) {
            box_->addItem(FieldTexts::tr("Nobody"));
        }
        for (const std::string& word : setting.form.words) {
            // The first word is the default, which is written by leaving the field out.
            box_->addItem(setting.word(word), box_->count() == 0 ? QString() : QString::fromStdString(word));
        }
        if (isSeat || setting.form.seats) {
            for (std::size_t i = 0; i < setting.players.size(); ++i) {
                box_->addItem(setting.players[i], QString::fromStdString(seatLetterOf(i)));
            }
        }
        first_ = setting.form.words.empty() ? QString() : QString::fromStdString(setting.form.words.front());
        nameChoice(*box_, setting.title);
        ignoreWheel(*box_);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins({});
        row->addWidget(box_);
        connect(box_, &QComboBox::activated, this, [this] {
            const QString word = box_->currentData().toString();
            Q_EMIT changed(word.isEmpty() ? json() : json(word.toStdString()));
        });
    }
    void setValue(const json& value) override {
        const QString word = value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
        box_->setCurrentIndex(word.isEmpty() || word == first_ ? 0 : box_->findData(word));
    }

private:
    QComboBox* box_;
    QString first_;
};

/// Several seats.
class SeatListField : public FieldEditor {
public:
    SeatListField(const FieldSetting& setting, QWidget* parent) : FieldEditor(parent) {
        auto* lines = new QVBoxLayout(this);
        lines->setContentsMargins({});
        lines->setSpacing(2);
        for (const QString& player : setting.players) {
            auto* box = new QCheckBox(this);
            setPlainText(*box, player);
            lines->addWidget(box);
            boxes_.push_back(box);
            connect(box, &QCheckBox::clicked, this, [this] { Q_EMIT changed(value()); });
        }
    }
    void setValue(const json& value) override {
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            const json letter = seatLetterOf(i);
            boxes_[i]->setChecked(value.is_array() && std::ranges::find(value, letter) != value.end());
        }
    }

private:
    json value() const {
        json seats = json::array();
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            if (boxes_[i]->isChecked()) {
                seats.push_back(seatLetterOf(i));
            }
        }
        return seats.empty() ? json() : seats;
    }
    std::vector<QCheckBox*> boxes_;
};

class TruthField : public FieldEditor {
public:
    TruthField(const FieldSetting& setting, QWidget* parent) : FieldEditor(parent), box_(new QCheckBox(this)) {
        box_->setAccessibleName(setting.title);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins({});
        row->addWidget(box_);
        connect(box_, &QCheckBox::clicked, this, [this](bool on) { Q_EMIT changed(on ? json(true) : json()); });
    }
    void setValue(const json& value) override { box_->setChecked(value.is_boolean() && value.get<bool>()); }

private:
    QCheckBox* box_;
};

/// A number, or a dash for none.
QSpinBox* numberBox(const engine::FieldForm& form, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setRange(form.least - 1, form.most);
    box->setSpecialValueText(QStringLiteral("–"));
    ignoreWheel(*box);
    return box;
}

void showNumber(QSpinBox& box, const json* value) {
    const QSignalBlocker quiet(&box);
    const bool isNumber =
        value != nullptr && value->is_number_integer() && *value >= box.minimum() && *value <= box.maximum();
    box.setValue(isNumber ? value->get<int>() : box.minimum());
}

class NumberField : public FieldEditor {
public:
    NumberField(const FieldSetting& setting, QWidget* parent)
        : FieldEditor(parent),
          box_(numberBox(setting.form, this)) {
        box_->setAccessibleName(setting.title);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins({});
        row->addWidget(box_);
        connect(box_, &QSpinBox::valueChanged, this,
                [this](int number) { Q_EMIT changed(number == box_->minimum() ? json() : json(number)); });
    }
    void setValue(const json& value) override { showNumber(*box_, &value); }

private:
    QSpinBox* box_;
};

/// A number or none for each seat.
class PerSeatField : public FieldEditor {
public:
    PerSeatField(const FieldSetting& setting, QWidget* parent) : FieldEditor(parent) {
        auto* grid = new QGridLayout(this);
        grid->setContentsMargins({});
        grid->setVerticalSpacing(2);
        grid->setColumnStretch(1, 1);
        for (std::size_t i = 0; i < setting.players.size(); ++i) {
            auto* name = plainLabel(this);
            name->setText(setting.players[i]);
            auto* box = numberBox(setting.form, this);
            //: name of a control; %1: what it is about, "Points brought in", %2: player
            box->setAccessibleName(language::fill(FieldTexts::tr("%1: %2"), {setting.title, setting.players[i]}));
            grid->addWidget(name, static_cast<int>(i), 0);
            grid->addWidget(box, static_cast<int>(i), 1);
            boxes_.push_back(box);
            connect(box, &QSpinBox::valueChanged, this, [this] { Q_EMIT changed(value()); });
        }
    }
    void setValue(const json& value) override {
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            const auto at = value.is_object() ? value.find(seatLetterOf(i)) : value.end();
            showNumber(*boxes_[i], at == value.end() ? nullptr : &*at);
        }
    }

private:
    json value() const {
        json numbers = json::object();
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            if (boxes_[i]->value() > boxes_[i]->minimum()) {
                numbers[seatLetterOf(i)] = boxes_[i]->value();
            }
        }
        return numbers.empty() ? json() : numbers;
    }
    std::vector<QSpinBox*> boxes_;
};

/// A value in the notation, for fields of unknown form.
class JsonField : public FieldEditor {
public:
    JsonField(const FieldSetting& setting, QWidget* parent) : FieldEditor(parent), line_(new QLineEdit(this)) {
        line_->setAccessibleName(setting.title);
        line_->setPlaceholderText(wording::toQt(setting.expected));
        //: %1: what may be typed, "A..F"
        setPlainToolTip(*line_, language::fill(FieldTexts::tr("A value as in the notation: %1. Empty: none."),
                                               {wording::toQt(setting.expected)}));
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins({});
        row->addWidget(line_);
        connect(line_, &QLineEdit::editingFinished, this, [this] { tell(); });
    }
    void setValue(const json& value) override {
        if (!value.is_null() || !isUnread_) {
            isUnread_ = false;
            line_->setText(value.is_null()     ? QString()
                           : value.is_string() ? QString::fromStdString(value.get<std::string>())
                                               : QString::fromStdString(engine::jsonText(value)));
        }
    }

private:
    /// Words do not need quotation marks.
    void tell() {
        const std::string text = line_->text().trimmed().toStdString();
        if (text.empty()) {
            isUnread_ = false;
            Q_EMIT changed(json());
            return;
        }
        const bool isWord = std::ranges::all_of(text, [](char c) { return engine::isLetter(c) || c == '-'; });
        const bool isLiteral = text == "true" || text == "false" || text == "null";
        const auto read = isWord && !isLiteral ? engine::Expected<json>(json(text)) : engine::parseJson(text);
        isUnread_ = !read;
        if (read) {
            Q_EMIT changed(*read);
        } else {
            Q_EMIT unreadable(line_->text());
        }
    }
    QLineEdit* line_;
    bool isUnread_ = false;  ///< the text is not a value, and is kept until it is
};

}  // namespace

FieldEditor* makeFieldEditor(const FieldSetting& setting, QWidget* parent) {
    using Kind = engine::FieldForm::Kind;
    switch (setting.form.kind) {
    case Kind::off: return nullptr;
    case Kind::choice:
    case Kind::seat: return new ChoiceField(setting, parent);
    case Kind::seatList: return new SeatListField(setting, parent);
    case Kind::number: return new NumberField(setting, parent);
    case Kind::truth: return new TruthField(setting, parent);
    case Kind::perSeat: return new PerSeatField(setting, parent);
    case Kind::unknown: break;
    }
    return new JsonField(setting, parent);
}

}  // namespace gnostica::gui
