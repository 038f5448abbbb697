#include "app/gui/shared/board/board_edge.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/shared/board/board_view.h"
#include "engine/notation/space_name.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr double kGap = 8;
constexpr int kPadding = 2;
/// Letters, relative to those of the program.
constexpr double kNameLetters = 0.85;
/// The letters' share of the room beside the board.
constexpr double kRoomPart = 0.9;
/// Opacity of the names: quiet, but readable.
constexpr float kOnLight = 0.85F;
constexpr float kOnDark = 0.7F;
constexpr double kNameKeyline = 3;
/// The dotted frames of the wasteland within their cells, in units of the board.
constexpr double kFrameInset = (metrics::kCell - metrics::kTile) / 2 + metrics::kDottedInset;

}  // namespace

BoardEdge::BoardEdge(Side side, BoardView& view) : QWidget(&view), view_(view), side_(side) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    followFont(this, [this] { layOut(); });
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

QStringList BoardEdge::names() const {
    const auto [first, last] = range().value_or(std::pair(0, 0));
    return {name(first), name(last), name((first + last) / 2)};
}

QRectF BoardEdge::frames() const {
    const QRectF all = view_.mapFromScene(view_.board()->extent()).boundingRect();
    const double inset = kFrameInset * view_.zoom();
    return all.adjusted(inset, inset, -inset, -inset).translated(view_.viewport()->geometry().topLeft());
}

void BoardEdge::fitLetters(double room) {
    QFont letters = headingFont(QApplication::font(this), kNameLetters);
    const int wanted = QFontInfo(letters).pixelSize();
    letters.setPixelSize(std::max(kLeastLetter, std::min(wanted, static_cast<int>(room * kRoomPart))));
    setFont(letters);
    ink_ = QFontMetricsF(letters).tightBoundingRect(names().join(QString()));
}

int BoardEdge::thickness() const {
    if (side_ == Side::bottom) {
        return static_cast<int>(std::ceil(ink_.height())) + kPadding;
    }
    int widest = 0;
    for (const QString& each : names()) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(each));
    }
    return widest + 2 * kPadding;
}

void BoardEdge::layOut() {
    const QRect seen = view_.viewport()->geometry();
    const QRectF board = frames();
    fitLetters(side_ == Side::bottom ? seen.bottom() + 1 - board.bottom() : board.left() - seen.left());
    const int thick = thickness();
    if (side_ == Side::bottom) {
        const int top = std::min(static_cast<int>(std::ceil(board.bottom())) + 1, seen.bottom() + 1 - thick);
        setGeometry(seen.left(), std::max(seen.top(), top), seen.width(), thick);
    } else {
        const int left = static_cast<int>(board.left()) - thick;
        setGeometry(std::clamp(left, seen.left(), std::max(seen.left(), seen.right() + 1 - thick)), seen.top(), thick,
                    seen.height());
    }
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
    const Theme& theme = view_.board()->theme();
    QColor ink = theme.text;
    ink.setAlphaF(theme.onDark ? kOnDark : kOnLight);
    QPainterPath words;
    for (const Label& label : labels()) {
        const double width = QFontMetricsF(font()).horizontalAdvance(label.text);
        const QPointF middle = label.place.center();
        words.addText(middle.x() - width / 2, middle.y() - ink_.center().y(), font(), label.text);
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!view_.isFitted()) {
        painter.strokePath(words, QPen(theme.felt, kNameKeyline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.fillPath(words, ink);
}

}  // namespace gnostica::gui
