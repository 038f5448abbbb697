#include "app/gui/shared/board/board_edge.h"

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/heading.h"
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
    setFont(headingFont(font()));
}

bool BoardEdge::namesColumns() const {
    return (view_.quarterTurns() % 2 == 0) == (side_ == Side::bottom);
}

QString BoardEdge::name(int place) const {
    return QString::fromStdString(namesColumns() ? engine::columnName(place) : engine::rowName(place));
}

std::optional<std::pair<int, int>> BoardEdge::range() const {
    const auto core = view_.board()->core();
    if (!core) {
        return std::nullopt;
    }
    return namesColumns() ? std::pair<int, int>(core->first.column, core->last.column)
                          : std::pair<int, int>(core->first.row, core->last.row);
}

int BoardEdge::thickness() const {
    const QFontMetrics letters(font());
    const auto [first, last] = range().value_or(std::pair(0, 0));
    return side_ == Side::bottom ? letters.height()
                                 : std::max({letters.horizontalAdvance(name(first)),
                                             letters.horizontalAdvance(name(last)), letters.averageCharWidth()}) +
                                       2 * kPadding;
}

void BoardEdge::layOut() {
    const QRect seen = view_.viewport()->geometry();
    const int thick = thickness();
    QRect place = side_ == Side::bottom ? QRect(seen.x(), seen.y() + seen.height() - thick, seen.width(), thick)
                                        : QRect(seen.topLeft(), QSize(thick, seen.height()));
    if (const auto core = view_.board()->core()) {
        const BoardGeometry& geometry = view_.board()->geometry();
        const QRectF full = geometry.cellOf(core->first) | geometry.cellOf(core->last);
        const QRect board = view_.mapFromScene(full).boundingRect().translated(seen.topLeft());
        if (side_ == Side::bottom) {
            place.moveTop(std::max(seen.top(), std::min(board.bottom(), place.top())));
        } else {
            place.moveLeft(std::max(seen.left(), std::min(board.left() - thick, seen.right() + 1 - thick)));
        }
    }
    setGeometry(place);
    update();
}

std::pair<double, double> BoardEdge::stretch(int place) const {
    const auto at = static_cast<std::int16_t>(place);
    const engine::Space space = namesColumns() ? engine::Space{at, 0} : engine::Space{0, at};
    const QRectF cell = QRectF(view_.mapFromScene(view_.board()->geometry().cellOf(space)).boundingRect());
    return side_ == Side::bottom ? std::pair(cell.left(), cell.right()) : std::pair(cell.top(), cell.bottom());
}

std::vector<BoardEdge::Label> BoardEdge::labels() const {
    const auto named = range();
    if (!named) {
        return {};
    }
    const auto [from, to] = *named;
    const QFontMetricsF letters(font());
    const QRect viewport = view_.viewport()->geometry();
    const double length = side_ == Side::bottom ? viewport.width() : viewport.height();
    const auto sizeOf = [&](const QString& text) {
        return side_ == Side::bottom ? letters.horizontalAdvance(text) : letters.height();
    };
    const double longest = std::max(sizeOf(name(from)), sizeOf(name(to))) + kGap;
    const int step = std::max(1, static_cast<int>(std::ceil(longest / (view_.zoom() * metrics::kCell))));
    std::vector<Label> labels;
    for (int place = from; place <= to; ++place) {
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
    QColor ink = view_.board()->theme().text;
    ink.setAlphaF(0.85F);
    QPainter painter(this);
    painter.setPen(ink);
    for (const Label& label : labels()) {
        painter.drawText(label.place, Qt::AlignCenter, label.text);
    }
}

}  // namespace gnostica::gui
