#include "app/gui/windows/position/cards/card_tree.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/options/cards/card_chooser.h"
#include "app/gui/shared/panels/card_mime.h"
#include "app/language/fill.h"
#include "app/wording/names.h"
#include "engine/model/card_keys.h"
#include "engine/notation/words.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

#include <algorithm>
#include <limits>

namespace gnostica::gui {

using engine::Card;

namespace {

constexpr int kPlaceRole = Qt::UserRole + 1;  ///< of a branch: the kind of place
constexpr int kSeatRole = Qt::UserRole + 2;
constexpr int kAtTheEnd = std::numeric_limits<int>::max();

bool isCard(const QTreeWidgetItem& item) {
    return item.parent() != nullptr;
}

Card cardOfItem(const QTreeWidgetItem& item) {
    return Card(item.data(0, Qt::UserRole).toInt());
}

CardPlace placeOfBranch(const QTreeWidgetItem& branch) {
    return {.kind = static_cast<CardPlace::Kind>(branch.data(0, kPlaceRole).toInt()),
            .seat = static_cast<engine::Seat>(branch.data(0, kSeatRole).toInt())};
}

bool isPile(const CardPlace& place) {
    return place.kind == CardPlace::Kind::draw || place.kind == CardPlace::Kind::discard;
}

std::vector<Card> listOfCards(const auto& cards) {
    return {cards.begin(), cards.end()};
}

}  // namespace

CardTree::CardTree(const CardIcons& icons, QWidget* parent) : QTreeWidget(parent), icons_(icons) {
    setObjectName(QStringLiteral("cardTree"));
    setColumnCount(1);
    header()->hide();
    setIconSize(CardIcons::size());
    setSelectionMode(QAbstractItemView::SingleSelection);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setIndentation(14);
    setMinimumHeight(120);
    followLanguage(this, [this] { retranslate(); });
}

/// Keeps open branches open, and keeps the selection.
void CardTree::present(const PositionDraft& draft, const PositionWords& words) {
    const auto card = chosenCard();
    const int branch = currentItem() == nullptr || isCard(*currentItem()) ? -1 : indexOfTopLevelItem(currentItem());
    const bool isNew = seats_ != draft.table.seats;
    seats_ = draft.table.seats;
    const QSignalBlocker quiet(this);
    const auto at = [&](int row, const CardPlace& place) -> QTreeWidgetItem& {
        if (row >= topLevelItemCount()) {
            auto* item = new QTreeWidgetItem(this);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled);
        }
        QTreeWidgetItem& item = *topLevelItem(row);
        item.setData(0, kPlaceRole, static_cast<int>(place.kind));
        item.setData(0, kSeatRole, static_cast<int>(place.seat));
        return item;
    };
    if (isNew) {
        clear();
    }
    int row = 0;
    for (; row < seats_; ++row) {
        const engine::Seat seat = engine::seatAt(row);
        QTreeWidgetItem& item = at(row, {.kind = CardPlace::Kind::hand, .seat = seat});
        //: %1: player, %n: how many cards
        item.setText(0, language::fill(tr("Hand of %1 (%n cards)", nullptr, draft.table.hands[seat].size()),
                                       {words.speaker().playerPhrase(seat)}));
        fill(item, listOfCards(draft.table.hands[seat]));
    }
    QTreeWidgetItem& draw = at(row++, {.kind = CardPlace::Kind::draw});
    draw.setText(0, tr("Draw pile, top first (%n cards)", nullptr, draft.table.draw.size()));
    fill(draw, draft.table.draw.topFirst());
    QTreeWidgetItem& discard = at(row++, {.kind = CardPlace::Kind::discard});
    discard.setText(0, tr("Discard pile, top first (%n cards)", nullptr, draft.table.discard.size()));
    fill(discard, draft.table.discard.topFirst());
    const engine::CardSet rest = restOf(draft);
    QTreeWidgetItem& others = at(row++, {.kind = CardPlace::Kind::rest});
    others.setText(0, draft.restDiscarded ? tr("The rest, below the discard pile (%n cards)", nullptr, rest.size())
                                          : tr("The rest, below the draw pile (%n cards)", nullptr, rest.size()));
    fill(others, listOfCards(rest));
    if (isNew) {
        for (int i = 0; i + 1 < row; ++i) {
            topLevelItem(i)->setExpanded(true);
        }
    }
    if (card) {
        choose(*card);
    } else if (branch >= 0) {
        setCurrentItem(topLevelItem(std::min(branch, row - 1)));
    }
}

void CardTree::fill(QTreeWidgetItem& branch, const std::vector<Card>& cards) {
    while (branch.childCount() > static_cast<int>(cards.size())) {
        delete branch.takeChild(branch.childCount() - 1);
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QTreeWidgetItem* item = branch.child(static_cast<int>(i));
        if (item == nullptr) {
            item = new QTreeWidgetItem(&branch);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
        }
        item->setText(0, wording::cardName(cards[i]));
        if (item->data(0, Qt::UserRole).toInt() != cards[i].number() || item->icon(0).isNull()) {
            item->setData(0, Qt::UserRole, cards[i].number());
            item->setIcon(0, icons_.icon(cards[i], devicePixelRatioF()));
        }
    }
}

void CardTree::refreshIcons() {
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int k = 0; k < topLevelItem(i)->childCount(); ++k) {
            QTreeWidgetItem& item = *topLevelItem(i)->child(k);
            item.setIcon(0, icons_.icon(cardOfItem(item), devicePixelRatioF()));
        }
    }
}

void CardTree::goTo(engine::Seat hand) {
    QTreeWidgetItem* branch = topLevelItem(engine::isPlayer(hand) ? static_cast<int>(engine::index(hand)) : seats_);
    if (branch != nullptr) {
        branch->setExpanded(true);
        setCurrentItem(branch);
        scrollToItem(branch);
    }
    setFocus(Qt::OtherFocusReason);
}

void CardTree::choose(Card card) {
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int k = 0; k < topLevelItem(i)->childCount(); ++k) {
            if (cardOfItem(*topLevelItem(i)->child(k)) == card) {
                setCurrentItem(topLevelItem(i)->child(k));
                return;
            }
        }
    }
}

std::optional<Card> CardTree::chosenCard() const {
    const QTreeWidgetItem* item = currentItem();
    return item != nullptr && isCard(*item) ? std::optional(cardOfItem(*item)) : std::nullopt;
}

std::optional<CardPlace> CardTree::target() const {
    const QTreeWidgetItem* item = currentItem();
    if (item == nullptr) {
        return std::nullopt;
    }
    CardPlace place = placeOfBranch(isCard(*item) ? *item->parent() : *item);
    place.place = isCard(*item) ? item->parent()->indexOfChild(const_cast<QTreeWidgetItem*>(item)) : 0;
    return place;
}

// ---- Changing -------------------------------------------------------------------------------------------------------

void CardTree::addCard() {
    const auto to = target();
    if (!to || to->kind == CardPlace::Kind::rest) {
        return;
    }
    auto* chooser = new CardChooser(this);
    chooser->offerCards();
    connect(chooser, &CardChooser::chosen, this, [this, to](const QString& key) {
        if (const auto card = engine::parseCard(key.toStdString())) {
            Q_EMIT moved(*card, *to);
        }
    });
    const QRect item = visualItemRect(currentItem());
    chooser->openAt(QRect(viewport()->mapToGlobal(item.topLeft()), item.size()));
}

void CardTree::release() {
    if (const auto card = chosenCard()) {
        const QTreeWidgetItem* next = itemBelow(currentItem());
        const auto after = next != nullptr && isCard(*next) ? std::optional(cardOfItem(*next)) : std::nullopt;
        Q_EMIT moved(*card, {.kind = CardPlace::Kind::rest});
        if (after) {
            choose(*after);
        }
    }
}

void CardTree::moveTo(int place) {
    const auto card = chosenCard();
    auto to = target();
    if (card && to && isPile(*to)) {
        to->place = place;
        Q_EMIT moved(*card, *to);
    }
}

void CardTree::moveBy(int by) {
    if (const auto from = target()) {
        moveTo(std::max(0, from->place + by));
    }
}

void CardTree::keyPressEvent(QKeyEvent* event) {
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    switch (event->key()) {
    case Qt::Key_Insert: addCard(); return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: release(); return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (alt) {
            moveBy(event->key() == Qt::Key_Up ? -1 : 1);
            return;
        }
        break;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (alt) {
            moveTo(event->key() == Qt::Key_Home ? 0 : kAtTheEnd);
            return;
        }
        break;
    default: break;
    }
    QTreeWidget::keyPressEvent(event);
}

void CardTree::contextMenuEvent(QContextMenuEvent* event) {
    if (currentItem() == nullptr) {
        return;
    }
    QMenu menu(this);
    const auto to = target();
    QAction* add = menu.addAction(tr("&Add a card…"), this, &CardTree::addCard);
    add->setEnabled(to->kind != CardPlace::Kind::rest);
    QAction* away = menu.addAction(tr("&To the rest"), this, &CardTree::release);
    away->setEnabled(chosenCard() && to->kind != CardPlace::Kind::rest);
    menu.addSeparator();
    const bool isInPile = chosenCard() && isPile(*to);
    menu.addAction(tr("To the &top"), this, [this] { moveTo(0); })->setEnabled(isInPile);
    menu.addAction(tr("To the &bottom"), this, [this] { moveTo(kAtTheEnd); })->setEnabled(isInPile);
    menu.exec(event->globalPos());
}

// ---- Dragging -------------------------------------------------------------------------------------------------------

QMimeData* CardTree::mimeData(const QList<QTreeWidgetItem*>& items) const {
    return items.isEmpty() || !isCard(*items.constFirst()) ? nullptr : mimeOf(cardOfItem(*items.constFirst()));
}

QStringList CardTree::mimeTypes() const {
    return {QLatin1String(cardMimeType())};
}

void CardTree::dragEnterEvent(QDragEnterEvent* event) {
    event->setAccepted(cardIn(*event->mimeData()).has_value());
}

void CardTree::dragMoveEvent(QDragMoveEvent* event) {
    QTreeWidget::dragMoveEvent(event);  // scrolls and shows the drop position
    event->setAccepted(cardIn(*event->mimeData()).has_value());
}

/// Between two cards of a pile: that place; on anything else: on top of it.
CardPlace CardTree::placeAt(const QPoint& point) const {
    const QTreeWidgetItem* item = itemAt(point);
    if (item == nullptr) {
        return {};
    }
    if (!isCard(*item)) {
        return placeOfBranch(*item);
    }
    CardPlace place = placeOfBranch(*item->parent());
    const bool isBelow = point.y() > visualItemRect(item).center().y();
    place.place = item->parent()->indexOfChild(const_cast<QTreeWidgetItem*>(item)) + (isBelow ? 1 : 0);
    return place;
}

void CardTree::dropEvent(QDropEvent* event) {
    const auto card = cardIn(*event->mimeData());
    if (!card) {
        event->ignore();
        return;
    }
    CardPlace to = placeAt(event->position().toPoint());
    const auto from = target();
    const bool isSamePile = from && chosenCard() == card && from->kind == to.kind && isPile(to);
    if (isSamePile && from->place < to.place) {
        --to.place;  // the card leaves a gap above
    }
    event->setDropAction(Qt::CopyAction);  // so that the view does not remove the card itself
    event->accept();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    Q_EMIT moved(*card, to);
}

void CardTree::retranslate() {
    setAccessibleName(tr("Hands and piles"));
    setToolTip(tr("Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys "
                  "moves it within a pile."));
}

}  // namespace gnostica::gui
