#include "app/gui/windows/workshop/shelf/shelf_delegate.h"

#include "app/gui/windows/workshop/shelf/shelf_model.h"
#include "app/language/numbers.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

namespace gnostica::gui {

namespace {

constexpr int kShelfMargin = 4;
constexpr int kShelfGap = 6;
/// Contrasts with white letters, and with light and dark backgrounds.
constexpr QColor kBadge(0xc0, 0x39, 0x2b);

bool isHeading(const QModelIndex& index) {
    return !index.flags().testFlag(Qt::ItemIsSelectable);
}

QFont nameFont(const QStyleOptionViewItem& option, const QModelIndex& index) {
    QFont font = option.font;
    font.setBold(isHeading(index));
    return font;
}

/// Lays out from left to right; placed() mirrors.
struct ShelfBrush {
    QPainter& painter;
    const QStyleOptionViewItem& option;

    QRect placed(const QRect& rect) const { return QStyle::visualRect(option.direction, option.rect, rect); }
    void write(const QRect& rect, const QColor& colour, const QString& text) const {
        const auto aligned = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
        painter.setPen(colour);
        painter.drawText(placed(rect), static_cast<int>(aligned) | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    }
    /// Draws an icon in the colour of the text next to it.
    void picture(const QRect& place, const QIcon& icon, const QColor& ink) const {
        QPixmap inked = icon.pixmap(place.size(), painter.device()->devicePixelRatio());
        QPainter tint(&inked);
        tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
        tint.fillRect(inked.rect(), ink);
        tint.end();
        painter.drawPixmap(placed(place), inked);
    }
    /// Returns the width of the badge.
    int badge(const QRect& line, const QString& number) const {
        const int height = painter.fontMetrics().height();
        const int width = std::max(height, painter.fontMetrics().horizontalAdvance(number) + height / 2);
        const QRect pill = placed(QRect(line.right() - width, line.top(), width, height));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(kBadge);
        painter.drawRoundedRect(pill, height / 2.0, height / 2.0);
        painter.setPen(Qt::white);
        painter.drawText(pill, Qt::AlignCenter, number);
        return width + kShelfGap;
    }
};

}  // namespace

QSize ShelfDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int line = QFontMetrics(nameFont(option, index)).height();
    return {12 * line, (isHeading(index) ? line : 2 * line) + 2 * kShelfMargin};
}

void ShelfDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QIcon lock = option.icon;
    option.text.clear();
    option.icon = {};
    const QWidget* view = option.widget;
    (view != nullptr ? view->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &option, painter);

    painter->save();
    const ShelfBrush brush{*painter, option};
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = option.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text);
    painter->setFont(nameFont(option, index));
    QRect line = option.rect.adjusted(kShelfMargin, kShelfMargin, -kShelfMargin, -kShelfMargin);
    line.setHeight(painter->fontMetrics().height());
    QRect name = line;
    if (const int problems = index.data(ShelfModel::ProblemsRole).toInt(); problems > 0) {
        name.setRight(name.right() - brush.badge(line, language::number(problems)));
    }
    if (!lock.isNull()) {
        const QRect place(name.right() - line.height(), line.top(), line.height(), line.height());
        brush.picture(place, lock, ink);
        name.setRight(place.left() - kShelfGap);
    }
    brush.write(name, ink, index.data(Qt::DisplayRole).toString());
    painter->setFont(option.font);
    line.translate(0, line.height());
    brush.write(line, isChosen ? ink : option.palette.color(QPalette::PlaceholderText),
                index.data(ShelfModel::SentenceRole).toString());
    painter->restore();
}

}  // namespace gnostica::gui
