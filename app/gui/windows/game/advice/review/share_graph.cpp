#include "app/gui/windows/game/advice/review/share_graph.h"

#include "app/gui/base/keys/key_map.h"
#include "app/gui/look/art/seat_dashes.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/wording/play/advice_wording.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextOption>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace gnostica::gui {

using engine::Seat;
using wording::AdviceWording;

namespace {

constexpr double kSeatBadge = 18;
constexpr double kLine = 2;
/// Minimum cost for a ring.
constexpr float kExpensive = 0.08F;

/// 1, 2, 5, 10, 20, 50, …
int roundNumber(int place) {
    return std::array{1, 2, 5}[static_cast<std::size_t>(place % 3)] * static_cast<int>(std::pow(10, place / 3));
}

}  // namespace

ShareGraph::ShareGraph(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ShareGraph::setPoints(std::vector<SharePoint> points, int seats, int length) {
    points_ = std::move(points);
    seats_ = seats;
    length_ = std::max(1, length);
    update();
}

void ShareGraph::setPosition(int position) {
    position_ = position;
    update();
}

// ---- Layout ---------------------------------------------------------------------------------------------------------

/// The numbers are where reading begins, the badges at the other side.
QRectF ShareGraph::plot() const {
    const double side = fontMetrics().horizontalAdvance(AdviceWording::percent(1)) + 8;
    const double below = fontMetrics().height() + 4;
    const double end = kSeatBadge + 6;
    const double top = kSeatBadge / 2 + 2;
    return isRightToLeft() ? QRectF(end, top, width() - side - end, height() - top - below)
                           : QRectF(side, top, width() - side - end, height() - top - below);
}

double ShareGraph::across(double position) const {
    const QRectF room = plot();
    const double way = room.width() * position / length_;
    return isRightToLeft() ? room.right() - way : room.left() + way;
}

QPointF ShareGraph::placeOf(const SharePoint& point, Seat seat) const {
    const QRectF room = plot();
    return {across(point.position), room.bottom() - room.height() * double(point.shares[seat])};
}

int ShareGraph::placeAt(int position) const {
    const auto behind = std::upper_bound(points_.begin(), points_.end(), position,
                                         [](int value, const SharePoint& point) { return value < point.position; });
    return static_cast<int>(behind - points_.begin()) - 1;
}

// ---- Painting -------------------------------------------------------------------------------------------------------

void ShareGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter);
    if (!points_.empty()) {
        paintTurns(painter);
        paintPosition(painter);
        for (int i = 0; i < seats_; ++i) {
            paintLine(painter, engine::seatAt(i));
        }
        paintCosts(painter);
        paintBadges(painter);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(wornTheme().cursor, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void ShareGraph::paintGrid(QPainter& painter) const {
    const QRectF room = plot();
    QColor rail = palette().color(QPalette::WindowText);
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const double y = room.bottom() - room.height() * share;
        const bool labelled = std::fmod(share, 0.5) == 0;
        rail.setAlphaF(labelled ? 0.35F : 0.15F);
        painter.setPen(QPen(rail, 1));
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
        if (labelled) {
            const double high = fontMetrics().height();
            const QRectF label = isRightToLeft()
                                     ? QRectF(room.right() + 4, y - high / 2, width() - room.right() - 6, high)
                                     : QRectF(2, y - high / 2, room.left() - 6, high);
            painter.setPen(palette().color(QPalette::WindowText));
            const auto inwards = isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight;
            const QTextOption beside(inwards | Qt::AlignAbsolute | Qt::AlignVCenter);
            painter.drawText(label, AdviceWording::percent(static_cast<float>(share)), beside);
        }
    }
}

void ShareGraph::paintTurns(QPainter& painter) const {
    const QRectF room = plot();
    painter.setPen(palette().color(QPalette::WindowText));
    for (const SharePoint& point : numberedTurns()) {
        const double x = across(point.position);
        const double half = widthOf(point.turn);
        painter.drawLine(QPointF(x, room.bottom()), QPointF(x, room.bottom() + 3));
        painter.drawText(QRectF(x - half, room.bottom() + 3, 2 * half, fontMetrics().height()),
                         Qt::AlignHCenter | Qt::AlignTop, locale().toString(point.turn));
    }
}

double ShareGraph::widthOf(int number) const {
    return fontMetrics().horizontalAdvance(locale().toString(number));
}

/// Turns differ in length, and while a review is running, only the first ones are known.
std::vector<SharePoint> ShareGraph::numberedTurns() const {
    std::vector<SharePoint> turns;
    for (const SharePoint& point : points_) {
        if (point.turn > 0 && (turns.empty() || turns.back().turn != point.turn)) {
            turns.push_back(point);
        }
    }
    const double gap = widthOf(10);
    const auto crowded = [&](const SharePoint& a, const SharePoint& b) {
        const double way = std::abs(across(b.position) - across(a.position));
        return way < (widthOf(a.turn) + widthOf(b.turn)) / 2 + gap;
    };
    std::vector<SharePoint> numbered = turns;
    for (int i = 1; std::ranges::adjacent_find(numbered, crowded) != numbered.end(); ++i) {
        std::vector<SharePoint> fewer = turns;
        std::erase_if(fewer, [each = roundNumber(i)](const SharePoint& point) { return point.turn % each != 0; });
        numbered = fewer.empty() ? std::vector{numbered.back()} : std::move(fewer);
    }
    return numbered;
}

void ShareGraph::paintLine(QPainter& painter, Seat seat) const {
    QPainterPath path(placeOf(points_.front(), seat));
    for (const SharePoint& point : points_) {
        path.lineTo(placeOf(point, seat));
    }
    QPen pen(wornTheme().look(seat).colour, kLine, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (const QList<qreal> pattern = seatDashes(seat); !pattern.isEmpty()) {
        pen.setDashPattern(pattern);
    }
    painter.strokePath(path, pen);
}

void ShareGraph::paintCosts(QPainter& painter) const {
    for (const SharePoint& point : points_) {
        if (point.cost >= kExpensive) {
            painter.setPen(QPen(wornTheme().look(point.seat).colour, kLine));
            painter.setBrush(palette().color(QPalette::Window));
            const double radius = 3 + 8 * double(point.cost);
            painter.drawEllipse(placeOf(point, point.seat), radius, radius);
        }
    }
}

/// Badges at the ends of the lines, pushed apart if lines end close to each other.
void ShareGraph::paintBadges(QPainter& painter) {
    std::vector<Seat> seats;
    for (int i = 0; i < seats_; ++i) {
        seats.push_back(engine::seatAt(i));
    }
    const SharePoint& last = points_.back();
    std::sort(seats.begin(), seats.end(), [&last](Seat a, Seat b) { return last.shares[a] < last.shares[b]; });
    const QRectF room = plot();
    double highest = height() + kSeatBadge;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const QPointF end = placeOf(last, seats[i]);
        const double y = std::min(end.y(), highest - kSeatBadge);
        const double above = kSeatBadge * static_cast<double>(seats.size() - 1 - i);  // space for the remaining badges
        highest = std::max(y, room.top() + above);
        const double x = isRightToLeft() ? end.x() - kSeatBadge - 3 : end.x() + 3;
        paintSeatBadge(painter, QRectF(x, highest - kSeatBadge / 2, kSeatBadge, kSeatBadge), seats[i], wornTheme(),
                       pictures_);
    }
}

void ShareGraph::paintPosition(QPainter& painter) const {
    const QRectF room = plot();
    const double x = across(std::min(position_, length_));
    painter.setPen(QPen(palette().color(QPalette::Link), 2));  // the accent colour, visible on every background
    painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
}

// ---- Navigation -----------------------------------------------------------------------------------------------------

void ShareGraph::go(int place) {
    if (place >= 0 && place < static_cast<int>(points_.size())) {
        Q_EMIT picked(points_[static_cast<std::size_t>(place)].position);
    }
}

int ShareGraph::nextExpensive(int from, int step) const {
    int place = from + step;
    while (place >= 0 && place < static_cast<int>(points_.size()) &&
           points_[static_cast<std::size_t>(place)].cost < kExpensive) {
        place += step;
    }
    return place;
}

void ShareGraph::mousePressEvent(QMouseEvent* event) {
    const auto nearest =
        std::min_element(points_.begin(), points_.end(), [&](const SharePoint& a, const SharePoint& b) {
            const double x = event->position().x();
            return std::abs(across(a.position) - x) < std::abs(across(b.position) - x);
        });
    if (event->button() == Qt::LeftButton && nearest != points_.end()) {
        go(static_cast<int>(nearest - points_.begin()));
    }
}

void ShareGraph::keyPressEvent(QKeyEvent* event) {
    const int here = placeAt(position_);
    const bool isHere = here >= 0 && points_[static_cast<std::size_t>(here)].position == position_;
    const std::optional<Act> act = KeyMap().act(KeyScope::graph, *event);
    if (!act) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (*act) {
    case Act::decisionBefore:
    case Act::decisionAfter: {
        const bool forward = (*act == Act::decisionAfter) != isRightToLeft();
        go(forward ? here + 1 : isHere ? here - 1 : here);
        break;
    }
    case Act::firstDecision: go(0); break;
    case Act::lastDecision: go(static_cast<int>(points_.size()) - 1); break;
    case Act::dearBefore: go(nextExpensive(isHere ? here : here + 1, -1)); break;
    case Act::dearAfter: go(nextExpensive(here, 1)); break;
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace gnostica::gui
