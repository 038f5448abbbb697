#include "app/gui/look/lists/offer_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

OfferDialog::OfferDialog(std::function<OfferTexts()> words, QWidget* parent)
    : QDialog(parent),
      words_(std::move(words)),
      text_(plainSentence(this)),
      list_(new QListWidget(this)),
      note_(plainSentence(this)) {
    text_->setBuddy(list_);
    list_->setAlternatingRowColors(true);
    auto* buttons = new QDialogButtonBox(this);
    open_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    remove_ = buttons->addButton(QString(), QDialogButtonBox::DestructiveRole);
    later_ = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    lines->addWidget(text_);
    lines->addWidget(list_, 1);
    lines->addWidget(note_);
    lines->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(remove_, &QPushButton::clicked, this, &OfferDialog::removeChosen);
    connect(list_, &QListWidget::itemActivated, this, [this] {
        if (open_->isEnabled()) {
            accept();
        }
    });
    connect(list_, &QListWidget::currentRowChanged, this, &OfferDialog::updateButtons);
    open_->setDefault(true);
    followLanguage(this, [this] { retranslate(); });
    updateButtons();
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 20);
}

bool OfferDialog::isEmpty() const {
    return list_->count() == 0;
}

void OfferDialog::offer(OfferedThing thing) {
    auto* item = new QListWidgetItem(thing.describe(), list_);
    item->setData(Qt::UserRole, QVariant::fromValue(things_.size()));
    things_.push_back(std::move(thing));
    if (list_->count() == 1) {
        list_->setCurrentRow(0);
    }
}

std::size_t OfferDialog::chosenPlace() const {
    return list_->currentItem()->data(Qt::UserRole).value<std::size_t>();
}

void OfferDialog::removeChosen() {
    QListWidgetItem* item = list_->currentItem();
    if (item == nullptr || !chosenThing().remove()) {
        return;
    }
    delete list_->takeItem(list_->row(item));  // selects another item
    updateButtons();
    if (isEmpty()) {
        reject();
    }
}

void OfferDialog::updateButtons() {
    const bool isChosen = list_->currentItem() != nullptr;
    open_->setEnabled(isChosen && chosenThing().canBeOpened);
    remove_->setEnabled(isChosen);
}

void OfferDialog::retranslate() {
    const OfferTexts words = words_();
    setWindowTitle(words.title);
    text_->setText(words.text);
    list_->setAccessibleName(words.title);
    for (int row = 0; row < list_->count(); ++row) {
        QListWidgetItem& item = *list_->item(row);
        item.setText(things_[item.data(Qt::UserRole).value<std::size_t>()].describe());
    }
    note_->setText(words.note);
    note_->setHidden(words.note.isEmpty());
    open_->setText(words.open);
    remove_->setText(words.remove);
    setPlainToolTip(*remove_, words.removeTip);
    later_->setText(words.later);
}

}  // namespace gnostica::gui
