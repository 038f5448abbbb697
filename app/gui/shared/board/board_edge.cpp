#include "app/gui/shared/board/board_edge.h"

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/shared/board/board_view.h"
#include "engine/notation/space_name.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr double kGap = 8;
constexpr int kPadding = 3;

}  // namespace

BoardEdge::BoardEdge(Side side, BoardView& view) : QWidget(&view), view_(view), side_(side) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

bool BoardEdge::namesColumns() const {
    return (view_.quarterTurns() % 2 == 0) == (side_ == Side::bottom);
}

QString BoardEdge::name(int place) const {
    return QString::fromStdString(namesColumns() ? engine::columnName(place) : engine::rowName(place));
}

std::pair<int, int> BoardEdge::range() const {
    const QRectF extent = view_.board()->extent().adjusted(1, 1, -1, -1);  // excludes spaces that only touch it
    const engine::Space first = metrics::spaceAt(extent.topLeft());
    const engine::Space last = metrics::spaceAt(extent.bottomRight());
    return namesColumns() ? std::pair<int, int>(first.column, last.column) : std::pair<int, int>(first.row, last.row);
}

int BoardEdge::thickness() const {
    const QFontMetrics metrics(font());
    if (side_ == Side::bottom) {
        return metrics.height() + 2 * kPadding;
    }
    const auto [first, last] = range();
    const int width = std::max(metrics.horizontalAdvance(name(first)), metrics.horizontalAdvance(name(last)));
    const int beside = std::max(width, metrics.horizontalAdvance(QStringLiteral("00"))) + 3 * kPadding;
    return std::max(beside, metrics.height() + 2 * kPadding);  // scripts with high lines have large discs
}

std::pair<double, double> BoardEdge::stretch(int place) const {
    const auto at = static_cast<std::int16_t>(place);
    const engine::Space space = namesColumns() ? engine::Space{at, 0} : engine::Space{0, at};
    const QRectF cell = QRectF(view_.mapFromScene(metrics::cellOf(space)).boundingRect());
    return side_ == Side::bottom ? std::pair(cell.left(), cell.right()) : std::pair(cell.top(), cell.bottom());
}

std::vector<BoardEdge::Label> BoardEdge::labels() const {
    const auto [from, to] = range();
    const QFontMetricsF letters(font());
    const QRect viewport = view_.viewport()->geometry();
    const double length = side_ == Side::bottom ? viewport.width() : viewport.height();
    const auto sizeOf = [&](const QString& text) {
        return side_ == Side::bottom ? letters.horizontalAdvance(text) : letters.height();
    };
    const double longest = std::max(sizeOf(name(from)), sizeOf(name(to))) + kGap;
    const int step = std::max(1, static_cast<int>(std::ceil(longest / (view_.zoom() * metrics::kCell))));
    std::vector<Label> labels;
    for (int place = from; place <= to && !view_.board()->extent().isEmpty(); ++place) {
        const auto [begin, end] = stretch(place);
        const double left = std::max(begin, 0.0);
        const double right = std::min(end, length);
        const QString text = name(place);
        if (place % step != 0 || (step == 1 && right - left < sizeOf(text)) || right <= left) {
            continue;
        }
        const double middle = (left + right) / 2;
        const QRectF cell = side_ == Side::bottom
                                ? QRectF(viewport.x() - x() + middle - longest / 2, 0, longest, height())
                                : QRectF(0, viewport.y() - y() + middle - longest / 2, width(), longest);
        labels.push_back({text, cell});
    }
    return labels;
}

void BoardEdge::paintEvent(QPaintEvent*) {
    const Theme& theme = view_.board()->theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (side_ == Side::left) {
        view_.paintTable(painter, *this);
    }
    const QFontMetricsF letters(font());
    const double high = letters.height() + kPadding - 1;
    for (const Label& label : labels()) {
        QRectF chip(0, 0, std::max(high, letters.horizontalAdvance(label.text) + 2.0 * kPadding + 2), high);
        chip.moveCenter(label.place.center());
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(theme.paper);
        painter.drawRoundedRect(chip, high / 2, high / 2);
        painter.setPen(theme.line);
        painter.drawText(label.place, Qt::AlignCenter, label.text);
    }
}

}  // namespace gnostica::gui
