// How a line of the shelf looks.
#pragma once

#include <QStyledItemDelegate>

namespace gnostica::gui {

/// The name, below it a sentence about it, and at the end how many problems it has.
class ShelfDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace gnostica::gui
