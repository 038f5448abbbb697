#include "app/gui/dialogs/option_rows.h"

#include "app/gui/dialogs/option_labels.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace gnostica::gui {

using engine::Option;
using engine::OptionType;
using nlohmann::json;

namespace {

/// What is asked before a game, in this order; everything else is for the editor of rulesets.
constexpr std::array<const char*, 9> kAsked{"start",     "firstSeat", "turnOrder", "target",  "exhaustions",
                                            "defenders", "timer",     "timerMin",  "timerMax"};

json standardOf(const json& document, const Option& option) {
    const json::json_pointer pointer(option.pointer);
    return document.contains(pointer) ? document.at(pointer) : json();
}

}  // namespace

OptionRows::OptionRows(QWidget* parent) : QWidget(parent), form_(new QFormLayout(this)) {
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void OptionRows::clear() {
    while (form_->rowCount() > 0) {
        form_->removeRow(0);
    }
    rows_.clear();
}

void OptionRows::setDocument(const json& document, const engine::Registry& registry) {
    clear();
    const std::vector<Option> options = engine::optionsOf(document, registry);
    for (const char* key : kAsked) {
        const auto option = std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.key == key; });
        if (option != options.end()) {
            addRow(*option, standardOf(document, *option));
        }
    }
    retranslate();
    updateVisibility();
}

void OptionRows::addRow(const Option& option, const json& standard) {
    Row row{option, standard, new QLabel(this), nullptr, nullptr};
    QWidget* editor = nullptr;
    if (option.type == OptionType::choice) {
        editor = row.combo = new QComboBox(this);
        for (const std::string& choice : option.choices) {
            row.combo->addItem(QString(), QString::fromStdString(choice));
        }
        connect(row.combo, &QComboBox::currentIndexChanged, this, &OptionRows::updateVisibility);
        connect(row.combo, &QComboBox::currentIndexChanged, this, &OptionRows::changed);
    } else if (option.type == OptionType::integer) {
        editor = row.spin = new QSpinBox(this);
        row.spin->setRange(option.minimum, option.maximum);
        connect(row.spin, &QSpinBox::valueChanged, this, &OptionRows::changed);
    } else {
        delete row.label;
        return;
    }
    row.label->setBuddy(editor);
    form_->addRow(row.label, editor);
    setValue(row, standard);
    rows_.push_back(row);
}

void OptionRows::setSeats(int seats) {
    seats_ = seats;
    updateVisibility();
}

void OptionRows::setValue(Row& row, const json& value) {
    if (row.combo != nullptr && value.is_string()) {
        const int place = row.combo->findData(QString::fromStdString(value.get<std::string>()));
        row.combo->setCurrentIndex(std::max(place, 0));
    } else if (row.spin != nullptr && value.is_number_integer()) {
        row.spin->setValue(value.get<int>());
    }
}

void OptionRows::setValues(const json& values) {
    if (!values.is_object()) {
        return;
    }
    for (Row& row : rows_) {
        if (const auto value = values.find(row.option.key); value != values.end()) {
            setValue(row, *value);
        }
    }
}

json OptionRows::valueOf(const Row& row) const {
    return row.combo != nullptr ? json(row.combo->currentData().toString().toStdString()) : json(row.spin->value());
}

json OptionRows::values() const {
    json values = json::object();
    for (const Row& row : rows_) {
        const json value = valueOf(row);
        if (value != row.standard) {
            values[row.option.key] = value;
        }
    }
    return values;
}

std::string OptionRows::chosen(const std::string& key) const {
    const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const Row& r) { return r.option.key == key; });
    return row != rows_.end() && row->combo != nullptr ? row->combo->currentData().toString().toStdString()
                                                       : std::string();
}

/// What would have no effect is not shown.
void OptionRows::updateVisibility() {
    const bool firstSeat = chosen("start") == "seat";
    const bool timer = chosen("timer") != "off";
    for (const Row& row : rows_) {
        const std::string& key = row.option.key;
        const bool shown = key == "firstSeat" ? firstSeat : key == "timerMin" || key == "timerMax" ? timer : true;
        QWidget* editor = row.combo != nullptr ? static_cast<QWidget*>(row.combo) : row.spin;
        form_->setRowVisible(editor, shown);
        if (key == "firstSeat") {
            while (row.combo->count() > seats_) {
                row.combo->removeItem(row.combo->count() - 1);
            }
            for (int i = row.combo->count(); i < seats_; ++i) {
                const std::string& seat = row.option.choices[static_cast<std::size_t>(i)];
                row.combo->addItem(option_labels::choice(key, seat), QString::fromStdString(seat));
            }
        }
    }
}

void OptionRows::retranslate() {
    for (Row& row : rows_) {
        row.label->setText(option_labels::label(row.option.key));
        if (row.combo != nullptr) {
            for (int i = 0; i < row.combo->count(); ++i) {
                const std::string choice = row.combo->itemData(i).toString().toStdString();
                row.combo->setItemText(i, option_labels::choice(row.option.key, choice));
            }
        }
    }
}

void OptionRows::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
