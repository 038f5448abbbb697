#include "app/gui/look/widgets/form_columns.h"

#include <QBoxLayout>
#include <QResizeEvent>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kBetween = 20;

}  // namespace

FormColumns::FormColumns(QWidget* parent) : QWidget(parent), parts_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(kBetween);
}

void FormColumns::add(QWidget* part, int share) {
    parts_->addWidget(part, share);
}

bool FormColumns::isStacked() const {
    return parts_->direction() == QBoxLayout::TopToBottom;
}

QSize FormColumns::minimumSizeHint() const {
    int widest = 0;
    for (int i = 0; i < parts_->count(); ++i) {
        widest = std::max(widest, parts_->itemAt(i)->minimumSize().width());
    }
    return {widest, parts_->minimumSize().height()};
}

void FormColumns::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(event->size().width());
}

void FormColumns::arrange(int width) {
    int needed = kBetween * std::max(parts_->count() - 1, 0);
    for (int i = 0; i < parts_->count(); ++i) {
        needed += parts_->itemAt(i)->minimumSize().width();
    }
    const auto wanted = needed <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (parts_->direction() != wanted) {
        parts_->setDirection(wanted);
        updateGeometry();
    }
}

}  // namespace gnostica::gui
