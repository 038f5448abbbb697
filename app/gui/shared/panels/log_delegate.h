// Paints the lines of a log.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
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

/// Lines in pictures or wrapped words, with a stripe in the colour of whoever did it; over the first of a turn stands
/// whose turn it is.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `view` says how wide a line may be; it shows `model`.
    LogDelegate(QAbstractItemView* view, const LogModel* model);

    void setCards(std::shared_ptr<const CardArt> cards) { signs_.setCards(std::move(cards)); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int heightOf(const QString& words, int width, const QFontMetrics& metrics) const;
    /// Of the head over a line; 0 if there is none.
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
    /// Wrapping text is slow, and a view asks for every line whenever one comes.
    mutable QHash<QString, int> heights_;
    mutable std::pair<int, int> measured_;  ///< the width, and the height of the font, for which they are right
};

}  // namespace gnostica::gui
