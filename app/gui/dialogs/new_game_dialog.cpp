#include "app/gui/dialogs/new_game_dialog.h"

#include "app/gui/dialogs/error_reporter.h"
#include "app/gui/dialogs/option_rows.h"
#include "app/gui/dialogs/seat_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using nlohmann::json;

namespace {

json parsedOptions(const QByteArray& text) {
    json options = json::parse(text.begin(), text.end(), nullptr, false);
    return options.is_object() ? options : json::object();
}

}  // namespace

NewGameDialog::NewGameDialog(const RulesShelf& shelf, const NewGameChoice& choice, QWidget* parent)
    : QDialog(parent),
      shelf_(shelf),
      variant_(new QComboBox(this)),
      summary_(new QLabel(this)),
      expansionList_(new QVBoxLayout),
      options_(new OptionRows(this)),
      seats_(new QSpinBox(this)),
      people_(new SeatRows(this)),
      seed_(new QLineEdit(this)),
      problem_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    build();
    retranslate();
    fill(choice);
}

void NewGameDialog::build() {
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addWidget(gameColumn(), 1);
    columns->addWidget(peopleColumn(), 1);
    problem_->setWordWrap(true);
    problem_->setVisible(false);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(16);
    lines->addLayout(columns, 1);
    lines->addWidget(problem_);
    lines->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(variant_, &QComboBox::currentIndexChanged, this, &NewGameDialog::chooseVariant);
    connect(options_, &OptionRows::changed, this, &NewGameDialog::check);
    connect(seats_, &QSpinBox::valueChanged, people_, &SeatRows::setSeats);
    connect(seats_, &QSpinBox::valueChanged, options_, &OptionRows::setSeats);
}

QWidget* NewGameDialog::gameColumn() {
    auto* column = new QWidget(this);
    auto* form = new QFormLayout;
    labels_.push_back(new QLabel(this));
    labels_.back()->setBuddy(variant_);
    form->addRow(labels_.back(), variant_);
    summary_->setWordWrap(true);
    summary_->setForegroundRole(QPalette::PlaceholderText);
    for (const RulesetTitle& title : shelf_.games()) {
        variant_->addItem(title.name, title.id);
    }
    for (const RulesetTitle& title : shelf_.expansions()) {
        auto* box = new QCheckBox(title.name, this);
        box->setProperty("id", title.id);
        box->setToolTip(title.summary);
        connect(box, &QCheckBox::toggled, this, &NewGameDialog::chooseVariant);
        expansionList_->addWidget(box);
        expansions_.push_back(box);
    }
    auto* lines = new QVBoxLayout(column);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(12);
    lines->addLayout(form);
    lines->addWidget(summary_);
    lines->addLayout(expansionList_);
    lines->addWidget(options_);
    lines->addStretch(1);
    return column;
}

QWidget* NewGameDialog::peopleColumn() {
    auto* column = new QWidget(this);
    auto* form = new QFormLayout;
    seats_->setRange(2, engine::kMaxSeats);
    seed_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{0,19}")), seed_));
    auto* seedForm = new QFormLayout;
    for (const auto& [layout, editor] : {std::pair<QFormLayout*, QWidget*>(form, seats_), {seedForm, seed_}}) {
        labels_.push_back(new QLabel(this));
        labels_.back()->setBuddy(editor);
        layout->addRow(labels_.back(), editor);
    }
    auto* lines = new QVBoxLayout(column);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(12);
    lines->addLayout(form);
    lines->addWidget(people_);
    lines->addLayout(seedForm);
    lines->addStretch(1);
    return column;
}

void NewGameDialog::fill(const NewGameChoice& choice) {
    for (QCheckBox* box : expansions_) {
        box->setChecked(choice.expansions.contains(box->property("id").toString()));
    }
    variant_->setCurrentIndex(std::max(variant_->findData(choice.variant), 0));
    chooseVariant();
    options_->setValues(parsedOptions(choice.options));
    seats_->setValue(choice.seats);
    people_->setNames(choice.names);
    people_->setLooks(choice.looks);
    people_->setSeats(seats_->value());
    options_->setSeats(seats_->value());
    check();
}

engine::RulesetChoice NewGameDialog::ruleset(bool withOptions) const {
    engine::RulesetChoice ruleset;
    ruleset.base = variant_->currentData().toString().toStdString();
    for (const QCheckBox* box : expansions_) {
        if (box->isChecked()) {
            ruleset.expansions.push_back(box->property("id").toString().toStdString());
        }
    }
    if (withOptions) {
        ruleset.options = options_->values();
    }
    return ruleset;
}

void NewGameDialog::chooseVariant() {
    for (const RulesetTitle& title : shelf_.games()) {
        if (title.id == variant_->currentData().toString()) {
            summary_->setText(title.summary);
        }
    }
    summary_->setVisible(!summary_->text().isEmpty());
    const json before = options_->values();
    if (const auto document = shelf_.document(ruleset(false))) {
        options_->setDocument(*document, shelf_.registry());
        options_->setValues(before);
    }
    check();
}

void NewGameDialog::check() {
    const auto rules = shelf_.rules(ruleset(true));
    if (rules) {
        seats_->setRange((*rules)->minSeats, (*rules)->maxSeats);
        problem_->clear();
    } else {
        QStringList lines;
        for (const engine::Diagnostic& problem : rules.error()) {
            lines += ErrorReporter::sentence(problem);
        }
        problem_->setText(tr("This cannot be played:") + u'\n' + lines.join(u'\n'));
    }
    problem_->setVisible(!rules);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(rules.has_value());
}

NewGameChoice NewGameDialog::choice() const {
    NewGameChoice choice;
    choice.variant = variant_->currentData().toString();
    for (const QCheckBox* box : expansions_) {
        if (box->isChecked()) {
            choice.expansions += box->property("id").toString();
        }
    }
    choice.seats = seats_->value();
    choice.names = people_->names();
    choice.looks = people_->looks();
    choice.options = QByteArray::fromStdString(options_->values().dump());
    return choice;
}

std::optional<std::uint64_t> NewGameDialog::seed() const {
    bool isNumber = false;
    const qulonglong seed = seed_->text().toULongLong(&isNumber);
    return isNumber ? std::optional<std::uint64_t>(seed) : std::nullopt;
}

engine::RulesetChoice NewGameDialog::rulesetOf(const NewGameChoice& choice) {
    engine::RulesetChoice ruleset;
    ruleset.base = choice.variant.toStdString();
    for (const QString& id : choice.expansions) {
        ruleset.expansions.push_back(id.toStdString());
    }
    ruleset.options = parsedOptions(choice.options);
    return ruleset;
}

void NewGameDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void NewGameDialog::retranslate() {
    setWindowTitle(tr("New game"));
    labels_[0]->setText(tr("&Game:"));
    labels_[1]->setText(tr("&Players:"));
    labels_[2]->setText(tr("&Seed:"));
    seed_->setPlaceholderText(tr("any"));
    seed_->setToolTip(tr("The same seed deals the same cards again."));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Start"));
}

}  // namespace gnostica::gui
