#include "app/gui/windows/workshop/shelf/rename_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/grow_with_words.h"
#include "app/gui/windows/workshop/shelf/identity_form.h"
#include "app/gui/windows/workshop/shelf/shelf_words.h"
#include "app/rulesets/ruleset_text.h"
#include "app/wording/document_names.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

RenameDialog::RenameDialog(const rulesets::RulesShelf& shelf, const std::string& id, QWidget* window)
    : RenameDialog(shelf, id, wording::documentName(*shelf.library().find(id)), id, window) {}

RenameDialog::RenameDialog(const rulesets::RulesShelf& shelf, const nlohmann::json& document, QWidget* window)
    : RenameDialog(shelf, {}, wording::documentName(document), freeId(shelf.library(), rulesets::ownId(document)),
                   window) {}

RenameDialog::RenameDialog(const rulesets::RulesShelf& shelf, std::string own, const QString& name,
                           const std::string& id, QWidget* window)
    : QDialog(window),
      shelf_(shelf),
      id_(std::move(own)),
      dependants_(id_.empty() ? rulesets::Dependants() : rulesets::dependantsOf(shelf.library(), id_)),
      identity_(new IdentityForm(shelf.library(), id_, this)),
      dependantsText_(plainSentence(this)),
      follow_(new QCheckBox(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    follow_->setObjectName(QStringLiteral("follow"));
    follow_->setChecked(true);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    lines->addWidget(identity_);
    lines->addWidget(dependantsText_);
    lines->addWidget(follow_);
    lines->addStretch();
    lines->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(identity_, &IdentityForm::changed, this, &RenameDialog::check);
    identity_->set(name, id);
    followLanguage(this, [this] { retranslate(); });
    resize(fontMetrics().averageCharWidth() * 70, sizeHint().height());
    growWithWords(*this);
}

void RenameDialog::retranslate() {
    setWindowTitle(tr("Rename a ruleset"));
    dependantsText_->setText(dependantsSentence(shelf_.library(), dependants_));
    follow_->setText(tr("&Change the id in these rulesets as well"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Rename", "button: to rename"));
    check();
}

void RenameDialog::check() {
    const bool matters = !dependants_.empty() && identity_->id() != id_;
    dependantsText_->setVisible(matters);
    follow_->setVisible(matters);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(identity_->isValid());
}

rulesets::Renaming RenameDialog::choice() const {
    return {id_, identity_->id(), identity_->name(), follow_->isChecked()};
}

}  // namespace gnostica::gui
