#include "app/gui/shared/panels/card_list.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/panels/card_mime.h"

#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPixmap>

#include <utility>

namespace gnostica::gui {

CardList::CardList(std::shared_ptr<const CardArt> art, QWidget* parent)
    : QListView(parent),
      delegate_(new CardDelegate(std::move(art), this)) {
    setItemDelegate(delegate_);
    setFlow(QListView::LeftToRight);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractItemView::entered, this, &CardList::lookAt);
    connect(this, &QAbstractItemView::viewportEntered, this, &CardList::lookedAway);
    connect(this, &QAbstractItemView::clicked, this, &CardList::click);
    connect(this, &QAbstractItemView::doubleClicked, this, &CardList::clickAgain);
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void CardList::showCards(CardsModel* model) {
    cards_ = model;
    setModel(model);
    connect(model, &QAbstractItemModel::rowsInserted, this, &CardList::fit);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &CardList::fit);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &CardList::lookedAway);
    fit();
}

void CardList::dress(const Theme& theme) {
    QPalette felt = palette();
    felt.setColor(QPalette::Base, theme.felt);
    setPalette(felt);
}

void CardList::setFaces(const CardFaces& faces) {
    delegate_->setFaces(faces);
    viewport()->update();
}

void CardList::fit() {
    const bool isEmpty = cards_ == nullptr || cards_->rowCount() == 0;
    setFocusPolicy(isEmpty ? Qt::NoFocus : Qt::StrongFocus);  // an empty list takes no keyboard focus
}

void CardList::resizeEvent(QResizeEvent* event) {
    fit();
    QListView::resizeEvent(event);
}

void CardList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    lookAt(current);
}

void CardList::lookAt(const QModelIndex& index) {
    const engine::Card card = cards_ == nullptr ? engine::Card::none() : cards_->cardAt(index);
    if (!card.isNone()) {
        Q_EMIT lookedAt(card);
    }
}

engine::Card CardList::focusedCard() const {
    return cards_ != nullptr && hasFocus() ? cards_->cardAt(currentIndex()) : engine::Card::none();
}

bool CardList::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        Q_EMIT lookedAway();
    }
    return QListView::viewportEvent(event);
}

void CardList::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason) {  // the pointer is on its card already
        lookAt(currentIndex());
    }
}

void CardList::focusOutEvent(QFocusEvent* event) {
    QListView::focusOutEvent(event);
    Q_EMIT lookedAway();
}

void CardList::pick(const QModelIndex& index) {
    const engine::Card card = cards_ == nullptr ? engine::Card::none() : cards_->cardAt(index);
    if (card.isNone()) {
        return;
    }
    if (cards_->isPickable(card)) {
        Q_EMIT cardPicked(card);
    } else {
        Q_EMIT whyNotAsked(card);
    }
}

QRect CardList::placeOf(engine::Card card) const {
    for (int row = 0; cards_ != nullptr && isVisible() && row < cards_->rowCount(); ++row) {
        const QModelIndex index = cards_->index(row, 0);
        const QRect seen = visualRect(index) & viewport()->rect();
        if (cards_->cardAt(index) == card && !seen.isEmpty()) {
            return {viewport()->mapToGlobal(seen.topLeft()), seen.size()};
        }
    }
    return {};
}

// ---- The mouse ------------------------------------------------------------------------------------------------------

void CardList::click(const QModelIndex& index) {
    if (!doubled_) {
        pick(index);
    }
}

void CardList::clickAgain(const QModelIndex& index) {
    const engine::Card card = cards_ == nullptr ? engine::Card::none() : cards_->cardAt(index);
    if (!card.isNone() && cards_->isPickable(card)) {
        Q_EMIT cardPickedAgain(card);
    }
}

void CardList::mousePressEvent(QMouseEvent* event) {
    doubled_ = false;
    pressed_ = event->button() == Qt::LeftButton ? std::optional(event->pos()) : std::nullopt;
    QListView::mousePressEvent(event);
}

void CardList::mouseDoubleClickEvent(QMouseEvent* event) {
    doubled_ = event->button() == Qt::LeftButton;  // its release is not a separate click
    QListView::mouseDoubleClickEvent(event);
}

void CardList::mouseReleaseEvent(QMouseEvent* event) {
    pressed_.reset();
    QListView::mouseReleaseEvent(event);
    doubled_ = false;
}

void CardList::mouseMoveEvent(QMouseEvent* event) {
    const bool drags = pressed_ && cards_ != nullptr &&
                       (event->pos() - *pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (!drags) {
        QListView::mouseMoveEvent(event);
        return;
    }
    const QModelIndex index = indexAt(*pressed_);
    pressed_.reset();
    if (cards_->isPickable(cards_->cardAt(index))) {
        drag(index);
    }
}

/// The drag shows the card itself under the pointer.
void CardList::drag(const QModelIndex& index) {
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeOf(cards_->cardAt(index)));
    drag->setPixmap(pictureOf(index));
    drag->setHotSpot(QPoint(drag->pixmap().deviceIndependentSize().toSize().width() / 2, 0));
    Q_EMIT dragged();
    drag->exec(Qt::CopyAction);
}

QPixmap CardList::pictureOf(const QModelIndex& index) const {
    return viewport()->grab(visualRect(index));
}

// ---- The keyboard ---------------------------------------------------------------------------------------------------

/// Arrow keys move in their direction on the screen; QListView assumes rows from left to right.
QModelIndex CardList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    if (isRightToLeft()) {
        action = action == MoveLeft ? MoveRight : action == MoveRight ? MoveLeft : action;
    }
    return QListView::moveCursor(action, modifiers);
}

void CardList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid()) {
            pick(currentIndex());
            event->accept();
            return;
        }
        break;
    default: break;
    }
    QListView::keyPressEvent(event);
}

}  // namespace gnostica::gui
