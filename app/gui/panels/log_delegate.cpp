#include "app/gui/panels/log_delegate.h"

#include "app/gui/panels/log_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPainterPath>

namespace gnostica::gui {

namespace {

constexpr int kStripe = 4;
/// Before the words: the mark of the present moment, and the stripe.
constexpr int kLead = 24;
constexpr int kPadding = 4;
/// More heights than this, and twice the lines, are of lines that are no more.
constexpr int kSpare = 64;

QRect wordsIn(const QRect& line) {
    return line.adjusted(kLead, kPadding, -kPadding - 2, -kPadding);
}

}  // namespace

LogDelegate::LogDelegate(QAbstractItemView* view) : QStyledItemDelegate(view), view_(view) {}

int LogDelegate::heightOf(const QString& words, int width, const QFontMetrics& metrics) const {
    const std::pair now(width, metrics.height());
    const bool tooMany = heights_.size() > 2 * view_->model()->rowCount() + kSpare;
    if (now != measured_ || tooMany) {
        heights_.clear();
        measured_ = now;
    }
    auto known = heights_.find(words);
    if (known == heights_.end()) {
        const QRect room = wordsIn(QRect(0, 0, width, 10'000));
        known = heights_.insert(words, metrics.boundingRect(room, Qt::TextWordWrap, words).height());
    }
    return *known;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = view_->viewport()->width();
    return {width, heightOf(index.data().toString(), width, option.fontMetrics) + 2 * kPadding};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool current = index.data(LogModel::CurrentRole).toBool();
    const bool undone = index.data(LogModel::UndoneRole).toBool();
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (current) {
        QColor glow = option.palette.color(QPalette::Highlight);
        glow.setAlpha(theme_.onDark ? 90 : 45);
        painter->fillRect(option.rect, glow);
    }
    const auto seat = static_cast<engine::Seat>(index.data(LogModel::SeatRole).toInt());
    painter->setOpacity(undone ? 0.5 : 1);
    if (engine::isPlayer(seat)) {
        const QRect stripe(option.rect.left() + kLead - kStripe - 6, option.rect.top() + 3, kStripe,
                           option.rect.height() - 6);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme_.look(seat).colour);
        painter->drawRoundedRect(placed(stripe), 2, 2);
    }
    if (current) {
        const QRect mark = placed(QRect(option.rect.left() + 2, option.rect.top(), 10, option.rect.height()));
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.palette.color(QPalette::Text));
        painter->drawEllipse(QPointF(mark.center()) + QPointF(0.5, 0.5), 3, 3);
    }
    painter->setFont(option.font);
    painter->setPen(option.palette.color(undone ? QPalette::PlaceholderText : QPalette::Text));
    painter->setOpacity(1);
    painter->drawText(placed(wordsIn(option.rect)),
                      static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::TextWordWrap,
                      index.data().toString());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme_.cursor, 1, Qt::DotLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

}  // namespace gnostica::gui
