#include "app/gui/windows/game/dialogs/new_game/family_sheet.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/dialogs/new_game/family_list.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace gnostica::gui {

FamilySheet::FamilySheet(QWidget* parent)
    : QWidget(parent),
      back_(new PageButton(PageButton::Role::plain, this)),
      title_(plainLabel(this)),
      workshop_(new PageButton(PageButton::Role::plain, this)),
      none_(plainSentence(this)),
      list_(new FamilyList(this)) {
    back_->setObjectName(QStringLiteral("allGames"));
    workshop_->setObjectName(QStringLiteral("toWorkshop"));
    keepHeading(title_, 1.4);
    auto* head = new QHBoxLayout;
    head->addWidget(back_);
    head->addSpacing(8);
    head->addWidget(title_, 1);
    head->addWidget(workshop_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(8, 2, 8, 6);
    lines->addLayout(head);
    lines->addWidget(none_);
    lines->addWidget(list_, 1);
    lines->addStretch(0);
    setEmpty(false);
    setWorkshopShown(false);
    connect(back_, &QPushButton::clicked, this, &FamilySheet::left);
    connect(list_, &FamilyList::left, this, &FamilySheet::left);
    connect(workshop_, &QPushButton::clicked, this, &FamilySheet::workshopWanted);
    followLanguage(this, [this] { retranslate(); });
}

void FamilySheet::setTitle(const QString& title) {
    title_->setText(title);
    list_->setAccessibleName(title);
}

void FamilySheet::setEmpty(bool none) {
    none_->setVisible(none);
    list_->setVisible(!none);
}

void FamilySheet::setWorkshopShown(bool shown) {
    workshop_->setVisible(shown);
}

void FamilySheet::takeFocus() {
    QWidget* first = !list_->isHidden() ? static_cast<QWidget*>(list_) : back_;
    first->setFocus(Qt::OtherFocusReason);
}

/// Escape closes the sheet, not the dialog.
void FamilySheet::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
        return;
    }
    QWidget::keyPressEvent(event);
}

void FamilySheet::retranslate() {
    back_->setText(tr("All games", "button: back to the shelf"));
    workshop_->setText(tr("Workshop…", "button: where rulesets are made"));
    none_->setText(tr("You have no games of your own yet. Games that you make in the workshop appear here."));
}

}  // namespace gnostica::gui
