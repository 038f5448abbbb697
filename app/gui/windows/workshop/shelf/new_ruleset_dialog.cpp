#include "app/gui/windows/workshop/shelf/new_ruleset_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/grow_with_words.h"
#include "app/gui/windows/workshop/shelf/identity_form.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/language.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

NewRulesetDialog::NewRulesetDialog(const rulesets::RulesShelf& shelf, const std::string& parent, QWidget* window)
    : QDialog(window),
      shelf_(shelf),
      parentLabel_(plainLabel(this)),
      parents_(new QComboBox(this)),
      note_(plainSentence(this)),
      identity_(new IdentityForm(shelf.library(), {}, this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    parents_->setObjectName(QStringLiteral("parent"));
    parents_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    parents_->setMinimumContentsLength(30);
    parentLabel_->setBuddy(parents_);
    note_->setForegroundRole(QPalette::PlaceholderText);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(parentLabel_, parents_);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    lines->addLayout(form);
    lines->addWidget(note_);
    lines->addWidget(identity_, 1);
    lines->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(identity_, &IdentityForm::changed, this, &NewRulesetDialog::check);
    fillParents();
    parents_->setCurrentIndex(parent.empty() ? 0 : std::max(parents_->findData(QString::fromStdString(parent)), 0));
    followLanguage(this, [this] { retranslate(); });
    identity_->setFocus();
    resize(fontMetrics().averageCharWidth() * 70, sizeHint().height());
    growWithWords(*this);
}

void NewRulesetDialog::fillParents() {
    const auto add = [this](const std::vector<rulesets::RulesetTitle>& titles) {
        for (const rulesets::RulesetTitle& title : titles) {
            parents_->addItem(language::cleaned(title.name), title.id);
        }
    };
    add(shelf_.games());
    parents_->insertSeparator(parents_->count());
    forAny_ = parents_->count();
    parents_->addItem(QString());
    add(shelf_.expansions());
}

void NewRulesetDialog::retranslate() {
    setWindowTitle(tr("New ruleset"));
    parentLabel_->setText(tr("&Based on:"));
    parents_->setItemText(forAny_, tr("None (an expansion for any game)"));
    note_->setText(tr("The new ruleset is the same as its parent until you change something."));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Make it"));
    check();
}

void NewRulesetDialog::check() {
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(identity_->isValid());
}

rulesets::NewRuleset NewRulesetDialog::choice() const {
    rulesets::NewRuleset made{identity_->id(), identity_->name(), parents_->currentData().toString().toStdString()};
    const nlohmann::json* parent = shelf_.library().find(made.parent);
    made.language = language::documentLanguage(QLocale(), shelf_.folders().translations());
    made.isExpansion = parent == nullptr || engine::isExpansion(*parent);
    return made;
}

}  // namespace gnostica::gui
