// Painting of the lines of a log.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/shared/panels/sign_painter.h"

#include <QFontMetrics>
#include <QHash>
#include <QStyledItemDelegate>

#include <memory>
#include <utility>

class QAbstractItemView;

namespace gnostica::gui {

class LogModel;
struct LogTurn;

/// Lines as pictures or wrapped text, with a stripe in the player's colour; above the first line of a turn is the name
/// of the player.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `view` determines the width of lines and shows `model`.
    LogDelegate(QAbstractItemView* view, const LogModel* model);

    void setCards(std::shared_ptr<const CardArt> cards) { signs_.setCards(std::move(cards)); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int heightOf(const QString& words, int width, const QFontMetrics& metrics) const;
    /// Height of the heading above a line; 0 if there is none.
    int headHeight(const QModelIndex& index, const QFontMetrics& metrics) const;
    void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QRect& head, const LogTurn& turn) const;
    void paintMarks(QPainter& painter, const QStyleOptionViewItem& option, const QRect& line,
                    const QModelIndex& index) const;
    void paintLine(QPainter& painter, const QStyleOptionViewItem& option, const QRect& line,
                   const QModelIndex& index) const;

    QAbstractItemView* view_;
    const LogModel* model_;
    SignPainter signs_;
    mutable Pictures pictures_;
    /// Cache: wrapping text is slow, and views request all lines whenever one is added.
    mutable QHash<QString, int> heights_;
    mutable std::pair<int, int> measured_;  ///< width and font height for which the cache is valid
};

}  // namespace gnostica::gui
