#include "app/gui/shared/panels/cards_model.h"

#include "app/language/fill.h"
#include "app/wording/names.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::Card;
using engine::CardSet;

void CardsModel::setDescriber(std::function<QString(Card)> describer) {
    describer_ = std::move(describer);
    renamed();
}

void CardsModel::setPickable(CardSet cards) {
    if (cards != pickable_) {
        pickable_ = cards;
        changed({PickableRole, ChoosingRole, Qt::AccessibleTextRole});
    }
}

void CardsModel::setPicked(CardSet cards) {
    if (cards != picked_) {
        picked_ = cards;
        changed({PickedRole, PickableRole, ChoosingRole, Qt::AccessibleTextRole});
    }
}

void CardsModel::renamed() {
    changed({Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
}

void CardsModel::changed(const QList<int>& roles) {
    if (!cards_.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), roles);
    }
}

void CardsModel::setCards(const std::vector<Card>& cards) {
    const auto [oldDiffers, newDiffers] = std::ranges::mismatch(cards_, cards);
    const auto front = oldDiffers - cards_.begin();
    const auto shorter = std::min(std::ssize(cards_), std::ssize(cards)) - front;
    auto back = std::ptrdiff_t{0};
    while (back < shorter && cards_.end()[-1 - back] == cards.end()[-1 - back]) {
        ++back;
    }
    const auto oldLast = std::ssize(cards_) - back;
    const auto newLast = std::ssize(cards) - back;
    if (oldLast > front) {
        beginRemoveRows({}, static_cast<int>(front), static_cast<int>(oldLast - 1));
        cards_.erase(cards_.begin() + front, cards_.begin() + oldLast);
        endRemoveRows();
    }
    if (newLast > front) {
        beginInsertRows({}, static_cast<int>(front), static_cast<int>(newLast - 1));
        cards_.insert(cards_.begin() + front, cards.begin() + front, cards.begin() + newLast);
        endInsertRows();
    }
}

int CardsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(cards_.size());
}

Card CardsModel::cardAt(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < cards_.size() ? cards_[row] : Card::none();
}

QString CardsModel::nameOf(Card card) const {
    return card.isNone() ? tr("A hidden card") : wording::cardName(card);
}

QString CardsModel::accessibleText(Card card) const {
    if (!card.isNone() && picked_.contains(card)) {
        //: for screen readers; %1: card
        return language::fill(tr("%1, picked"), {nameOf(card)});
    }
    //: for screen readers; %1: card
    return isPickable(card) ? language::fill(tr("%1, can be picked"), {nameOf(card)}) : nameOf(card);
}

QVariant CardsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Card card = cardAt(index);
    switch (role) {
    case Qt::DisplayRole: return nameOf(card);
    case Qt::AccessibleTextRole: return accessibleText(card);
    case Qt::AccessibleDescriptionRole: return describer_ && !card.isNone() ? describer_(card) : QString();
    case Qt::ToolTipRole:
        return describer_ && !card.isNone() ? QStringLiteral("<b>%1</b><br>%2")
                                                  .arg(nameOf(card).toHtmlEscaped(), describer_(card).toHtmlEscaped())
                                            : nameOf(card);
    case CardNumberRole: return card.isNone() ? -1 : card.number();
    case PickableRole: return isPickable(card);
    case PickedRole: return !card.isNone() && picked_.contains(card);
    case ChoosingRole: return !(pickable_ - picked_).empty();
    default: return {};
    }
}

}  // namespace gnostica::gui
