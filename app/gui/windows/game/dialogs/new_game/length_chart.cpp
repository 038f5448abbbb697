#include "app/gui/windows/game/dialogs/new_game/length_chart.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "engine/model/seat.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gnostica::gui {

namespace {

/// In pixels: squares for players with the gap between them, room round a row's contents, a bar's height.
constexpr int kSquare = 9;
constexpr int kSquareGap = 3;
constexpr int kAroundRow = 8;
constexpr int kBarHigh = 14;
constexpr int kLeastBars = 60;
constexpr int kLowestRow = 24;
constexpr int kHighestRow = 34;
constexpr QColor kBarFill{0xdb, 0xb3, 0x5c};

int squaresWidth() {
    return engine::kMaxSeats * (kSquare + kSquareGap);
}

}  // namespace

LengthChart::LengthChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("lengthChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void LengthChart::setRows(std::vector<LengthRow> rows) {
    rows_ = std::move(rows);
    updateGeometry();
    update();
}

void LengthChart::setChosen(int seats) {
    chosen_ = seats;
    update();
}

int LengthChart::rowHeight() const {
    return std::max(kLowestRow, QFontMetrics(figuresFont(font())).height() + 6);
}

QSize LengthChart::sizeHint() const {
    return {minimumSizeHint().width() + kLeastBars, static_cast<int>(rows_.size()) * rowHeight()};
}

QSize LengthChart::minimumSizeHint() const {
    return {squaresWidth() + kLeastBars + wordsWidth() + 4 * kAroundRow, static_cast<int>(rows_.size()) * rowHeight()};
}

void LengthChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

QString LengthChart::wordsOf(const LengthRow& row) const {
    if (!row.isKnown) {
        return tr("not measured", "length of games");
    }
    if (row.isOftenCut) {
        return tr("often endless", "length of games: many of them never end");
    }
    return tr("%n rounds", "length of games", std::max(static_cast<int>(std::lround(row.median)), 1));
}

int LengthChart::wordsWidth() const {
    int widest = 0;
    for (const LengthRow& row : rows_) {
        const QFont letters = row.isKnown && !row.isOftenCut ? figuresFont(font(), 1, QFont::Bold) : font();
        widest = std::max(widest, QFontMetrics(letters).horizontalAdvance(wordsOf(row)) + 2);
    }
    return widest;
}

void LengthChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (rows_.empty()) {
        return;
    }
    const int high = std::min(height() / static_cast<int>(rows_.size()), std::max(kHighestRow, rowHeight()));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        paintRow(painter, QRect(0, static_cast<int>(i) * high, width(), high), rows_[i]);
    }
}

void LengthChart::paintRow(QPainter& painter, const QRect& place, const LengthRow& row) const {
    const Theme& theme = wornTheme();
    const bool isChosen = row.seats == chosen_;
    if (isChosen) {
        painter.setPen(QPen(theme.gilt, 2.2));
        painter.setBrush(theme.inset);
        painter.drawRoundedRect(QRectF(place).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    }
    const auto mirrored = [&](const QRect& rect) { return style()->visualRect(layoutDirection(), place, rect); };
    painter.setPen(QPen(theme.text, 1));
    for (int i = 0; i < row.seats; ++i) {
        painter.setBrush(theme.look(engine::seatAt(i)).colour);
        painter.drawRect(mirrored(
            {kAroundRow + i * (kSquare + kSquareGap), place.top() + (place.height() - kSquare) / 2, kSquare, kSquare}));
    }
    const int words = wordsWidth();
    const int begin = 2 * kAroundRow + squaresWidth();
    const QRect bars(begin, place.top(), std::max(place.width() - begin - words - 2 * kAroundRow, 1), place.height());
    if (row.isKnown && !row.isOftenCut) {
        paintBar(painter, mirrored(bars), row);
        painter.setFont(figuresFont(font(), 1, QFont::Bold));
    } else {
        painter.setFont(font());
    }
    painter.setPen(theme.text);
    const auto side = layoutDirection() == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight;
    painter.drawText(mirrored({place.width() - words - kAroundRow, place.top(), words, place.height()}),
                     static_cast<int>(side | Qt::AlignAbsolute) | Qt::AlignVCenter | Qt::TextSingleLine, wordsOf(row));
}

void LengthChart::paintBar(QPainter& painter, const QRect& room, const LengthRow& row) const {
    double longest = 1;
    for (const LengthRow& each : rows_) {
        longest = std::max(longest, each.isKnown && !each.isOftenCut ? each.within95 : 0);
    }
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const auto at = [&](double rounds) {
        const double part = rounds / longest * (room.width() - 2);
        return isMirrored ? room.right() - part : room.left() + part;
    };
    const double middle = room.center().y() + 0.5;
    const Theme& theme = wornTheme();
    painter.setPen(QPen(theme.text, 1.2));
    painter.setBrush(row.seats == chosen_ ? QColor(ring::kGold) : kBarFill);
    painter.drawRect(
        QRectF(QPointF(at(0), middle - kBarHigh / 2.0), QPointF(at(row.median), middle + kBarHigh / 2.0)).normalized());
    painter.setPen(QPen(theme.text, 2));
    painter.drawLine(QPointF(at(row.shortest), middle), QPointF(at(row.within95), middle));
    for (const double end : {row.shortest, row.within95}) {
        painter.drawLine(QPointF(at(end), middle - 5), QPointF(at(end), middle + 5));
    }
}

}  // namespace gnostica::gui
