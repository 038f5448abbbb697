#include "app/gui/look/widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : items_) {
        delete item;
    }
}

void FlowLayout::addItem(QLayoutItem* item) {
    items_.push_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr) {
        items_.erase(items_.begin() + index);
    }
    return item;
}

int FlowLayout::heightForWidth(int width) const {
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : items_) {
        if (!item->isEmpty()) {
            size = size.expandedTo(item->minimumSize());
        }
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const {
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : items_) {
        if (!item->isEmpty()) {
            width += (width > 0 ? spacing() : 0) + item->sizeHint().width();
            height = std::max(height, item->sizeHint().height());
        }
    }
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(), height + margins.top() + margins.bottom()};
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool placing) const {
    const QRect inner = rect.marginsRemoved(contentsMargins());
    std::vector<QLayoutItem*> line;
    int x = inner.x();
    int y = inner.y();
    int height = 0;
    const auto end = [&] {
        if (placing) {
            place(line, QRect(inner.x(), y, inner.width(), height));
        }
        line.clear();
    };
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size = item->sizeHint();
        if (!line.empty() && x + size.width() > inner.x() + inner.width()) {
            end();
            x = inner.x();
            y += height + spacing();
            height = 0;
        }
        line.push_back(item);
        x += size.width() + spacing();
        height = std::max(height, size.height());
    }
    end();
    return y + height - rect.y() + contentsMargins().bottom();
}

void FlowLayout::place(std::span<QLayoutItem* const> line, const QRect& room) const {
    const Qt::LayoutDirection reading = parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = room.x();
    for (QLayoutItem* item : line) {
        const QSize size = item->sizeHint();
        const QPoint corner(x, room.y() + (room.height() - size.height()) / 2);
        item->setGeometry(QStyle::visualRect(reading, room, QRect(corner, size)));
        x += size.width() + spacing();
    }
}

}  // namespace gnostica::gui
