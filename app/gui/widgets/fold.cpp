#include "app/gui/widgets/fold.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace gnostica::gui {

Fold::Fold(QWidget* parent) : QWidget(parent), heading_(new QToolButton(this)) {
    heading_->setAutoRaise(true);
    heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QFont bold = heading_->font();
    bold.setBold(true);
    heading_->setFont(bold);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    lines->addWidget(heading_);
    connect(heading_, &QToolButton::clicked, this, [this] { setOpen(!open_); });
    setOpen(false);
}

void Fold::setContent(QWidget* content) {
    takeContent();
    content_ = content;
    layout()->addWidget(content);
    content->setVisible(open_);
}

void Fold::takeContent() {
    delete content_;
    content_ = nullptr;
}

void Fold::setTitle(const QString& title) {
    title_ = title;
    showTitle();
}

void Fold::setNote(const QString& note) {
    note_ = note;
    showTitle();
}

void Fold::showTitle() {
    heading_->setText(note_.isEmpty() ? title_ : tr("%1 (%2)", "title (note)").arg(title_, note_));
}

void Fold::setOpen(bool open) {
    if (open && !open_) {
        Q_EMIT opening();
    }
    open_ = open;
    heading_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    if (content_ != nullptr) {
        content_->setVisible(open);
    }
}

}  // namespace gnostica::gui
