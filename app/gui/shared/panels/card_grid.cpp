#include "app/gui/shared/panels/card_grid.h"

#include <utility>

namespace gnostica::gui {

CardGrid::CardGrid(std::shared_ptr<const CardArt> art, int smallest, int largest, QWidget* parent)
    : CardList(std::move(art), parent),
      smallest_(smallest),
      largest_(largest) {
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

QSize CardGrid::sizeHint() const {
    const QSize cell = CardDelegate::cellFor(qMin(largest_, smallest_ * 3 / 2));
    return {cell.width() * 6, cell.height() + 2};
}

QSize CardGrid::minimumSizeHint() const {
    return CardDelegate::cellFor(smallest_) + QSize(2, 2);
}

bool CardGrid::fits(int width) const {
    const int count = cards() == nullptr ? 0 : cards()->rowCount();
    const QSize room = contentsRect().size();
    const QSize cell = CardDelegate::cellFor(width);
    const int columns = (room.width() - 1) / cell.width();  // the view wraps a row that fits exactly
    return columns > 0 && (count + columns - 1) / columns * cell.height() <= room.height();
}

void CardGrid::fit() {
    int width = largest_;
    while (width > smallest_ && !fits(width)) {
        --width;
    }
    delegate().setCardWidth(width);
    // Qt reserves room in advance for a scroll bar that may appear.
    setVerticalScrollBarPolicy(fits(width) ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    scheduleDelayedItemsLayout();
    CardList::fit();
}

}  // namespace gnostica::gui
