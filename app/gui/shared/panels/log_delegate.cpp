#include "app/gui/shared/panels/log_delegate.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/shared/panels/log_model.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kStripe = 4;
/// Room before the text, for the mark of the current position and the stripe.
constexpr int kLead = 24;
constexpr int kPadding = 4;
constexpr int kBadge = 18;
/// Heights beyond this number and twice the number of lines belong to old lines.
constexpr int kSpare = 64;

QRect wordsIn(const QRect& line) {
    return line.adjusted(kLead, kPadding, -kPadding - 2, -kPadding);
}

}  // namespace

LogDelegate::LogDelegate(QAbstractItemView* view, const LogModel* model)
    : QStyledItemDelegate(view),
      view_(view),
      model_(model) {}

int LogDelegate::headHeight(const QModelIndex& index, const QFontMetrics& metrics) const {
    return model_->turnAt(index.row()) == nullptr ? 0 : std::max(kBadge, metrics.height()) + 2 * kPadding;
}

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
    const LogSigns& signs = model_->signsAt(index.row());
    const int line = signs.empty()
                         ? heightOf(index.data().toString(), width, option.fontMetrics)
                         : signs_.heightOf(signs, wordsIn(QRect(0, 0, width, 10'000)).width(), option.fontMetrics);
    return {width, headHeight(index, option.fontMetrics) + line + 2 * kPadding};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    const int head = headHeight(index, option.fontMetrics);
    const QRect line = option.rect.adjusted(0, head, 0, 0);
    if (const LogTurn* turn = model_->turnAt(index.row())) {
        paintHead(*painter, option, QRect(option.rect.topLeft(), QSize(option.rect.width(), head)), *turn);
    }
    paintMarks(*painter, option, line, index);
    paintLine(*painter, option, line, index);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(wornTheme().cursor, 1, Qt::DotLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(line.adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

void LogDelegate::paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QRect& head,
                            const LogTurn& turn) const {
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, head, rect); };
    const auto side = [&](Qt::Alignment where) {
        return static_cast<int>(QStyle::visualAlignment(option.direction, where) | Qt::AlignVCenter);
    };
    painter.setPen(option.palette.color(QPalette::Mid));
    painter.drawLine(head.topLeft(), head.topRight());
    const QRect badge(head.left() + 3, head.top() + (head.height() - kBadge) / 2, kBadge, kBadge);
    paintSeatBadge(painter, placed(badge), turn.seat, wornTheme(), pictures_);
    //: over the lines of a turn in the log; %1: how many turns the player has had
    const QString round = language::fill(tr("Round %1"), {language::number(turn.round)});
    const QRect words(head.left() + kLead, head.top(), head.width() - kLead - kPadding - 2, head.height());
    painter.setPen(option.palette.color(QPalette::PlaceholderText));
    painter.drawText(placed(words), side(Qt::AlignRight), round);
    const int room = words.width() - painter.fontMetrics().horizontalAdvance(round) - 2 * kPadding;
    QFont bold = option.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(option.palette.color(QPalette::Text));
    painter.drawText(placed(QRect(words.topLeft(), QSize(room, words.height()))), side(Qt::AlignLeft),
                     painter.fontMetrics().elidedText(turn.name, Qt::ElideRight, room));
    painter.setFont(option.font);
}

void LogDelegate::paintMarks(QPainter& painter, const QStyleOptionViewItem& option, const QRect& line,
                             const QModelIndex& index) const {
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, line, rect); };
    const bool current = index.data(LogModel::CurrentRole).toBool();
    if (current) {
        QColor glow = option.palette.color(QPalette::Highlight);
        glow.setAlpha(wornTheme().onDark ? 90 : 45);
        painter.fillRect(line, glow);
    }
    const auto seat = static_cast<engine::Seat>(index.data(LogModel::SeatRole).toInt());
    painter.setPen(Qt::NoPen);
    if (engine::isPlayer(seat)) {
        painter.setOpacity(index.data(LogModel::UndoneRole).toBool() ? 0.5 : 1);
        painter.setBrush(wornTheme().look(seat).colour);
        painter.drawRoundedRect(
            placed(QRect(line.left() + kLead - kStripe - 6, line.top() + 3, kStripe, line.height() - 6)), 2, 2);
        painter.setOpacity(1);
    }
    if (current) {
        const QRect mark = placed(QRect(line.left() + 2, line.top(), 10, line.height()));
        painter.setBrush(option.palette.color(QPalette::Text));
        painter.drawEllipse(QPointF(mark.center()) + QPointF(0.5, 0.5), 3, 3);
    }
}

void LogDelegate::paintLine(QPainter& painter, const QStyleOptionViewItem& option, const QRect& line,
                            const QModelIndex& index) const {
    const bool undone = index.data(LogModel::UndoneRole).toBool();
    const QRect room = QStyle::visualRect(option.direction, line, wordsIn(line));
    if (const LogSigns& signs = model_->signsAt(index.row()); !signs.empty()) {
        painter.setOpacity(undone ? 0.5 : 1);
        signs_.paint(painter, room, signs, option.palette, wornTheme(), option.direction);
        painter.setOpacity(1);
        return;
    }
    painter.setPen(option.palette.color(undone ? QPalette::PlaceholderText : QPalette::Text));
    painter.drawText(room,
                     static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::TextWordWrap,
                     index.data().toString());
}

}  // namespace gnostica::gui
