// Paints the lines of a log.
#pragma once

#include "app/gui/art/theme.h"

#include <QFontMetrics>
#include <QHash>
#include <QStyledItemDelegate>

#include <utility>

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
    int heightOf(const QString& words, int width, const QFontMetrics& metrics) const;

    QAbstractItemView* view_;
    Theme theme_ = Theme::light();
    /// Wrapping text is slow, and a view asks for every line whenever one comes.
    mutable QHash<QString, int> heights_;
    mutable std::pair<int, int> measured_;  ///< the width, and the height of the font, for which they are right
};

}  // namespace gnostica::gui
