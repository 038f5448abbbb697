#include "app/gui/windows/workshop/drafts/kept_drafts_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/wording/document_names.h"
#include "engine/documents/json_text.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

KeptDraftsDialog::KeptDraftsDialog(DraftStore& store, const ErrorReporter& errors, QWidget* window)
    : QDialog(window),
      store_(store),
      errors_(errors),
      drafts_(store.kept()),
      text_(plainSentence(this)),
      list_(new QListWidget(this)) {
    list_->setAlternatingRowColors(true);
    text_->setBuddy(list_);
    for (std::size_t i = 0; i < drafts_.size(); ++i) {
        list_->addItem(QString());
    }
    auto* buttons = new QDialogButtonBox(this);
    open_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    remove_ = buttons->addButton(QString(), QDialogButtonBox::DestructiveRole);
    later_ = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    lines->addWidget(text_);
    lines->addWidget(list_, 1);
    lines->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(remove_, &QPushButton::clicked, this, &KeptDraftsDialog::removeChosen);
    connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(list_, &QListWidget::currentRowChanged, this, &KeptDraftsDialog::updateButtons);
    followLanguage(this, [this] { retranslate(); });
    open_->setDefault(true);
    list_->setCurrentRow(0);
    updateButtons();
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 18);
}

const KeptDraft& KeptDraftsDialog::chosen() const {
    return drafts_[static_cast<std::size_t>(list_->currentRow())];
}

QString KeptDraftsDialog::describe(const KeptDraft& draft) {
    const QString file = QFileInfo(draft.source.path).fileName();
    const auto document = engine::parseJson(draft.text);
    const QString name = document ? wording::documentName(*document) : QString();
    const QString when = QLocale().toString(draft.changed, QLocale::ShortFormat);
    return wording::fill(tr("%1 (%2, last changed %3)", "name of a ruleset, its file, time"),
                         {wording::embedded(name.isEmpty() ? file : name), wording::embedded(file), when});
}

void KeptDraftsDialog::retranslate() {
    setWindowTitle(tr("Drafts"));
    text_->setText(tr("These changes of rulesets were not saved."));
    list_->setAccessibleName(windowTitle());
    for (std::size_t i = 0; i < drafts_.size(); ++i) {
        list_->item(static_cast<int>(i))->setText(describe(drafts_[i]));
    }
    open_->setText(tr("&Go on with this one"));
    remove_->setText(tr("&Delete it"));
    setPlainToolTip(*remove_, tr("Moves these changes to the trash. The saved ruleset stays."));
    later_->setText(tr("&Not now"));
}

/// Need not be asked: what is in the trash can be had back.
void KeptDraftsDialog::removeChosen() {
    const int row = list_->currentRow();
    if (row < 0) {
        return;
    }
    if (const auto removed = store_.remove(chosen()); !removed) {
        errors_.report([] { return tr("The draft could not be deleted."); }, removed.error());
        return;
    }
    delete list_->takeItem(row);  // chooses another while all are still there
    drafts_.erase(drafts_.begin() + row);
    updateButtons();
    if (drafts_.empty()) {
        reject();
    }
}

void KeptDraftsDialog::updateButtons() {
    const bool isChosen = list_->currentRow() >= 0;
    open_->setEnabled(isChosen);
    remove_->setEnabled(isChosen);
}

}  // namespace gnostica::gui
