// Painting of the squares of a layout.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/shared/options/layout/layout_plan.h"

#include <QStyledItemDelegate>

namespace gnostica::gui {

class LayoutBoard;

/// Paints holes, random cards and specific cards with their corner and picture, in the colours of the board's palette.
class LayoutPainter : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `board` must outlive this.
    explicit LayoutPainter(const LayoutBoard& board) : board_(board) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintFace(QPainter& painter, const QRectF& place, LayoutPlan::Square square, const Theme& theme) const;

    const LayoutBoard& board_;
    mutable Pictures pictures_;
};

}  // namespace gnostica::gui
