#include "app/gui/dialogs/new_game/option_editor.h"

#include "app/gui/widgets/foreign_text.h"
#include "app/gui/widgets/ignore_wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using engine::OptionType;
using nlohmann::json;

namespace {

QString toText(const json& value) {
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

}  // namespace

OptionEditor::OptionEditor(engine::Option option, json standard, const wording::Vocabulary& words, QWidget* form)
    : QObject(form),
      words_(words),
      option_(std::move(option)),
      standard_(std::move(standard)),
      label_(plainLabel(form)),
      note_(plainSentence(form)) {
    makeEditor(form);
    label_->setBuddy(editor_);
    setValue(standard_);
    retranslate();
}

void OptionEditor::makeEditor(QWidget* form) {
    switch (option_.type) {
    case OptionType::choice:
        editor_ = combo_ = new QComboBox(form);
        for (const std::string& choice : option_.choices) {
            combo_->addItem(QString(), QString::fromStdString(choice));
        }
        ignoreWheel(*combo_);
        connect(combo_, &QComboBox::currentIndexChanged, this, &OptionEditor::changed);
        return;
    case OptionType::integer:
        editor_ = spin_ = new QSpinBox(form);
        ignoreWheel(*spin_);
        spin_->setRange(option_.minimum, option_.maximum);
        connect(spin_, &QSpinBox::valueChanged, this, &OptionEditor::changed);
        return;
    case OptionType::boolean:
        checks_.push_back(new QCheckBox(form));
        editor_ = checks_.front();
        connect(checks_.front(), &QCheckBox::toggled, this, &OptionEditor::changed);
        return;
    case OptionType::choiceSet: makeChecks(form); return;
    case OptionType::program: editor_ = plainLabel(form); return;  // nothing that could be chosen in a row
    }
}

void OptionEditor::makeChecks(QWidget* form) {
    editor_ = new QWidget(form);
    auto* lines = new QVBoxLayout(editor_);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    for (std::size_t i = 0; i < option_.choices.size(); ++i) {
        checks_.push_back(new QCheckBox(editor_));
        lines->addWidget(checks_.back());
        connect(checks_.back(), &QCheckBox::toggled, this, &OptionEditor::changed);
    }
    editor_->setFocusProxy(checks_.empty() ? nullptr : checks_.front());
}

json OptionEditor::value() const {
    if (combo_ != nullptr) {
        return combo_->currentData().toString().toStdString();
    }
    if (spin_ != nullptr) {
        return spin_->value();
    }
    if (option_.type == OptionType::boolean) {
        return checks_.front()->isChecked();
    }
    // As long as the same are chosen, in the document's own order.
    json chosen = json::array();
    for (std::size_t i = 0; i < checks_.size(); ++i) {
        if (checks_[i]->isChecked()) {
            chosen.push_back(option_.choices[i]);
        }
    }
    const bool same = standard_.is_array() && chosen.size() == standard_.size() &&
                      std::is_permutation(chosen.begin(), chosen.end(), standard_.begin());
    return same ? standard_ : chosen;
}

void OptionEditor::setValue(const json& value) {
    if (combo_ != nullptr && value.is_string()) {
        const int place = combo_->findData(toText(value));
        combo_->setCurrentIndex(std::max(place, 0));
    } else if (spin_ != nullptr && value.is_number_integer()) {
        spin_->setValue(value.get<int>());
    } else if (option_.type == OptionType::boolean && value.is_boolean()) {
        checks_.front()->setChecked(value.get<bool>());
    } else if (option_.type == OptionType::choiceSet && value.is_array()) {
        for (std::size_t i = 0; i < checks_.size(); ++i) {
            checks_[i]->setChecked(std::find(value.begin(), value.end(), option_.choices[i]) != value.end());
        }
    }
}

void OptionEditor::setSeats(int seats) {
    if (!option_.namesSeat || combo_ == nullptr) {
        return;
    }
    while (combo_->count() > seats) {
        combo_->removeItem(combo_->count() - 1);
    }
    for (int i = combo_->count(); i < seats; ++i) {
        const std::string& seat = option_.choices[static_cast<std::size_t>(i)];
        combo_->addItem(words_.choiceLabel(option_.key, seat), QString::fromStdString(seat));
    }
}

int OptionEditor::addTo(QGridLayout& grid, int row) {
    const bool tall = checks_.size() > 1;
    grid.addWidget(label_, row, 0, Qt::AlignLeft | (tall ? Qt::AlignTop : Qt::AlignVCenter));
    grid.addWidget(editor_, row, 1);
    grid.addWidget(note_, row + 1, 0, 1, 2);
    return row + 2;
}

void OptionEditor::setShown(bool shown) {
    shown_ = shown;
    label_->setVisible(shown);
    editor_->setVisible(shown);
    showNote();
}

void OptionEditor::setProblem(const QString& problem) {
    if (problem_ != problem) {
        problem_ = problem;
        showNote();
    }
}

void OptionEditor::showNote() {
    const QString text = problem_.isEmpty() ? words_.optionSentence(option_.key) : problem_;
    note_->setText(text);
    note_->setForegroundRole(problem_.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    QFont font = note_->font();
    font.setBold(!problem_.isEmpty());
    note_->setFont(font);
    note_->setVisible(shown_ && !text.isEmpty());
}

void OptionEditor::retranslate() {
    label_->setText(tr("%1:", "name of a setting").arg(words_.optionLabel(option_.key)));
    if (combo_ != nullptr) {
        for (int i = 0; i < combo_->count(); ++i) {
            combo_->setItemText(i, words_.choiceLabel(option_.key, combo_->itemData(i).toString().toStdString()));
        }
    }
    for (std::size_t i = 0; option_.type == OptionType::choiceSet && i < checks_.size(); ++i) {
        checks_[i]->setText(words_.choiceLabel(option_.key, option_.choices[i]));
    }
    const QString rule = QString::fromUtf8(option_.rule.text.data(), static_cast<qsizetype>(option_.rule.text.size()));
    label_->setToolTip(rule);
    editor_->setToolTip(rule);
    showNote();
}

}  // namespace gnostica::gui
