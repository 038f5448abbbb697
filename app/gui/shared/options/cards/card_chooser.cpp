#include "app/gui/shared/options/cards/card_chooser.h"

#include "app/wording/names.h"
#include "engine/model/card_keys.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

CardChooser::CardChooser(QWidget* parent)
    : QFrame(parent, Qt::Popup),
      search_(new QLineEdit(this)),
      list_(new QListWidget(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setObjectName(QStringLiteral("cardChooser"));
    search_->setPlaceholderText(tr("Search the cards"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    list_->setAccessibleName(tr("Cards"));
    list_->setUniformItemSizes(true);
    list_->setFocusPolicy(Qt::NoFocus);  // the search field controls the list
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(4, 4, 4, 4);
    lines->setSpacing(4);
    lines->addWidget(search_);
    lines->addWidget(list_, 1);
    setFocusProxy(search_);
    connect(search_, &QLineEdit::textChanged, this, &CardChooser::narrow);
    connect(list_, &QListWidget::itemClicked, this, &CardChooser::take);
}

void CardChooser::offer(const QString& text, const QString& what) {
    auto* item = new QListWidgetItem(text, list_);
    item->setData(Qt::UserRole, what);
}

void CardChooser::offerCards() {
    for (int number = 0; number < engine::kCardCount; ++number) {
        const engine::Card card(number);
        offer(wording::cardName(card), QString::fromStdString(engine::cardKey(card)));
    }
}

void CardChooser::openAt(const QRect& place, const QString& now) {
    const QRect room = parentWidget()->screen()->availableGeometry();
    const int line = fontMetrics().lineSpacing();
    const QSize size(std::min(line * 16, room.width()), std::min(line * 18, room.height()));
    const bool fitsBelow = place.bottom() + size.height() <= room.bottom();
    const int top = fitsBelow ? place.bottom() + 1 : std::max(room.top(), place.top() - size.height());
    const int left = isRightToLeft() ? place.right() - size.width() + 1 : place.left();
    setGeometry(
        QRect(QPoint(std::clamp(left, room.left(), std::max(room.left(), room.right() - size.width())), top), size));
    list_->setCurrentRow(0);
    for (int i = 0; i < list_->count(); ++i) {
        if (list_->item(i)->data(Qt::UserRole).toString() == now) {
            list_->setCurrentRow(i);
        }
    }
    show();
    list_->scrollToItem(list_->currentItem(), QAbstractItemView::PositionAtCenter);
    search_->setFocus(Qt::PopupFocusReason);
}

void CardChooser::narrow() {
    const QStringList words = search_->text().split(u' ', Qt::SkipEmptyParts);
    int first = -1;
    for (int i = list_->count() - 1; i >= 0; --i) {
        const QString text = list_->item(i)->text();
        const bool fits =
            std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
        list_->item(i)->setHidden(!fits);
        first = fits ? i : first;
    }
    list_->setCurrentRow(first);
}

void CardChooser::step(int by) {
    for (int i = list_->currentRow() + by; i >= 0 && i < list_->count(); i += by) {
        if (!list_->item(i)->isHidden()) {
            list_->setCurrentRow(i);
            return;
        }
    }
}

void CardChooser::take() {
    const QListWidgetItem* item = list_->currentItem();
    if (item != nullptr && !item->isHidden()) {
        const QString what = item->data(Qt::UserRole).toString();
        close();
        Q_EMIT chosen(what);
    }
}

/// The search field has the focus, and its keys move through the list.
bool CardChooser::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Down: step(1); return true;
        case Qt::Key_Up: step(-1); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter: take(); return true;
        default: break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void CardChooser::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QFrame::keyPressEvent(event);
}

}  // namespace gnostica::gui
