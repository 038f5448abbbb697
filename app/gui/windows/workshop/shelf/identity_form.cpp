#include "app/gui/windows/workshop/shelf/identity_form.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/rulesets/ruleset_text.h"
#include "app/wording/document_names.h"
#include "engine/documents/problems.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace gnostica::gui {

IdentityForm::IdentityForm(const engine::Library& library, std::string own, QWidget* parent)
    : QWidget(parent),
      library_(library),
      own_(std::move(own)),
      isFollowing_(own_.empty()),
      nameLabel_(plainLabel(this)),
      idLabel_(plainLabel(this)),
      name_(new QLineEdit(this)),
      id_(new QLineEdit(this)),
      problem_(plainSentence(this)) {
    name_->setObjectName(QStringLiteral("name"));
    id_->setObjectName(QStringLiteral("id"));
    id_->setLayoutDirection(Qt::LeftToRight);
    nameLabel_->setBuddy(name_);
    idLabel_->setBuddy(id_);
    setFocusProxy(name_);
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(nameLabel_, name_);
    form->addRow(idLabel_, id_);
    form->addRow(problem_);
    connect(name_, &QLineEdit::textChanged, this, &IdentityForm::follow);
    connect(id_, &QLineEdit::textEdited, this, [this] { isFollowing_ = false; });
    connect(id_, &QLineEdit::textChanged, this, &IdentityForm::check);
    followLanguage(this, [this] { retranslate(); });
}

void IdentityForm::retranslate() {
    nameLabel_->setText(tr("&Name:", "label: the name of a ruleset"));
    idLabel_->setText(tr("&Id:"));
    setPlainToolTip(*id_, tr("Other rulesets refer to a ruleset by its id. Its file also has this name."));
    check();
}

void IdentityForm::set(const QString& name, const std::string& id) {
    name_->setText(name);
    if (!id.empty()) {
        id_->setText(QString::fromStdString(id));
    }
    name_->selectAll();
}

QString IdentityForm::name() const {
    return name_->text().simplified();
}

std::string IdentityForm::id() const {
    return id_->text().trimmed().toStdString();
}

void IdentityForm::follow() {
    if (isFollowing_) {
        id_->setText(name().isEmpty() ? QString() : QString::fromStdString(freeId(library_, rulesets::idFor(name()))));
    }
    check();
}

bool IdentityForm::isValid() const {
    return !name().isEmpty() && problem().isEmpty();
}

QString IdentityForm::problem() const {
    if (name().toUtf8().size() > static_cast<qsizetype>(engine::kLongestName)) {
        return tr("This name is too long.");
    }
    if (name().isEmpty() && id().empty()) {
        return {};  // nothing has been typed yet
    }
    if (!engine::isRulesetId(id())) {
        return tr(
            "An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.");
    }
    const nlohmann::json* other = id() != own_ ? library_.find(id()) : nullptr;
    //: %1: name of a ruleset
    return other == nullptr ? QString()
                            : language::fill(tr("The ruleset “%1” already has this id."),
                                             {language::embedded(wording::documentName(*other))});
}

void IdentityForm::check() {
    problem_->setText(problem());
    Q_EMIT changed();
}

}  // namespace gnostica::gui
