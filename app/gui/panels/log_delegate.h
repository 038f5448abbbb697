// Paints the lines of a log.
#pragma once

#include "app/gui/theme/theme.h"

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace gnostica::gui {

/// Wrapped lines with a stripe in the colour of whoever did it.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `view` says how wide a line may be.
    explicit LogDelegate(QAbstractItemView* view);

    void setTheme(const Theme& theme) { theme_ = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QAbstractItemView* view_;
    Theme theme_ = Theme::light();
};

}  // namespace gnostica::gui
