// Appearance of a line of the shelf.
#pragma once

#include <QStyledItemDelegate>

namespace gnostica::gui {

/// The name, a sentence below it, and the number of problems at the end.
class ShelfDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace gnostica::gui
