#include "app/gui/windows/game/advice/review/share_graph.h"

#include "app/gui/base/keys/key_map.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/seat_dashes.h"
#include "app/gui/look/art/spread_apart.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/windows/game/ending/rounds_axis.h"
#include "app/wording/play/advice_wording.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <utility>

namespace gnostica::gui {

using engine::Seat;
using wording::AdviceWording;

namespace {

// At scale 1, in pixels
constexpr double kShareBadge = 18;
constexpr double kShareLine = 2.6;
constexpr double kShareHalo = 5;  ///< of the parchment round a line
constexpr double kShareMark = 9;  ///< radius
constexpr double kShareGap = 4;
constexpr QSizeF kShareSize{600, 240};
constexpr QSize kLeastShares{180, 110};
constexpr int kLeastLabels = 2;  ///< at the ends of the lines
/// Minimum cost for a ring.
constexpr float kExpensive = 0.08F;
/// Most turning points.
constexpr std::size_t kMostTurning = 9;

}  // namespace

ShareGraph::ShareGraph(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ShareGraph::setPoints(std::vector<SharePoint> points, int seats, int length) {
    points_ = std::move(points);
    seats_ = seats;
    length_ = std::max(1, length);
    std::vector<SharePoint> costly;
    std::ranges::copy_if(points_, std::back_inserter(costly),
                         [](const SharePoint& point) { return point.cost >= kExpensive; });
    std::ranges::stable_sort(costly, std::greater(), &SharePoint::cost);
    costly.resize(std::min(costly.size(), kMostTurning));
    turning_.clear();
    std::ranges::transform(costly, std::back_inserter(turning_), &SharePoint::position);
    std::ranges::sort(turning_);
    update();
}

void ShareGraph::setCurve(std::vector<engine::ScorePoint> curve) {
    curve_ = std::move(curve);
    update();
}

void ShareGraph::setScale(double scale) {
    scale_ = scale;
    updateGeometry();
    update();
}

void ShareGraph::setPosition(int position) {
    position_ = position;
    update();
}

// ---- Layout ---------------------------------------------------------------------------------------------------------

QFont ShareGraph::letters() const {
    return figuresFont(font(), scale_, QFont::Bold);
}

double ShareGraph::labelHeight() const {
    return std::max(kShareBadge * scale_, double(QFontMetrics(letters()).height()));
}

double ShareGraph::endWidth() const {
    return kShareBadge * scale_ + QFontMetrics(letters()).horizontalAdvance(AdviceWording::percent(1)) + 4 * kShareGap;
}

QSize ShareGraph::sizeHint() const {
    return (kShareSize * scale_).toSize().expandedTo(minimumSizeHint());
}

QSize ShareGraph::minimumSizeHint() const {
    const double around = 2 * kShareMark * scale_ + QFontMetrics(letters()).height() + 2 * kShareGap;
    return kLeastShares.expandedTo({0, qRound(labelHeight() * kLeastLabels + around)});
}

/// The numbers are where reading begins, the labels at the other side, the marks above.
QRectF ShareGraph::plot() const {
    const QFontMetricsF metrics(letters());
    const double side = metrics.horizontalAdvance(AdviceWording::percent(1)) + 2 * kShareGap;
    const double below = metrics.height() + kShareGap;
    const double top = 2 * kShareMark * scale_ + kShareGap;
    const double end = endWidth() + 1;  // widths are rounded
    return {isRightToLeft() ? end : side, top, std::max(1.0, width() - side - end),
            std::max(1.0, height() - top - below)};
}

/// From 0 to 1.
double ShareGraph::timeOf(double position) const {
    if (curve_.size() < 2) {
        return position / length_;
    }
    const auto end =
        std::ranges::find_if(curve_, [position](const engine::ScorePoint& point) { return point.position > position; });
    if (end == curve_.begin() || end == curve_.end()) {
        return end == curve_.begin() ? 0 : 1;
    }
    const auto begin = std::prev(end);
    const double part = (position - begin->position) / (end->position - begin->position);
    return (double(begin - curve_.begin()) + part) / double(curve_.size() - 1);
}

double ShareGraph::across(double position) const {
    const QRectF room = plot();
    const double way = room.width() * timeOf(position);
    return isRightToLeft() ? room.right() - way : room.left() + way;
}

QPointF ShareGraph::placeOf(const SharePoint& point, Seat seat) const {
    const QRectF room = plot();
    return {across(point.position), room.bottom() - room.height() * double(point.shares[seat])};
}

std::vector<QRectF> ShareGraph::endLabels() const {
    if (points_.empty()) {
        return {};
    }
    std::vector<Seat> seats;
    for (int i = 0; i < seats_; ++i) {
        seats.push_back(engine::seatAt(i));
    }
    const SharePoint& last = points_.back();
    std::ranges::stable_sort(seats, std::greater(), [&last](Seat seat) { return last.shares[seat]; });
    std::vector<double> middles;
    std::ranges::transform(seats, std::back_inserter(middles), [&](Seat seat) { return placeOf(last, seat).y(); });
    const QRectF room = plot();
    const double high = labelHeight();
    const double lowest = room.bottom() - high / 2;  // above the numbers of the rounds, if there is room
    const bool hasRoom = lowest - room.top() >= high * (seats_ - 1);
    spreadApart(middles, high, room.top(), hasRoom ? lowest : std::max(room.bottom(), height() - high / 2 - 1));
    const double x = across(last.position);
    const double left = isRightToLeft() ? x - endWidth() : x;
    std::vector<QRectF> labels(seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        labels[engine::index(seats[i])] = {left, middles[i] - high / 2, endWidth(), high};
    }
    return labels;
}

std::vector<QPointF> ShareGraph::marks() const {
    const double radius = kShareMark * scale_;
    std::vector<double> middles;
    std::ranges::transform(turning_, std::back_inserter(middles), [this](int position) { return across(position); });
    std::ranges::sort(middles);
    spreadApart(middles, 2 * radius + 2, plot().left(), plot().right());
    if (isRightToLeft()) {
        std::ranges::reverse(middles);
    }
    std::vector<QPointF> marks;
    std::ranges::transform(middles, std::back_inserter(marks),
                           [radius](double middle) { return QPointF(middle, radius + 1); });
    return marks;
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
    painter.setFont(letters());
    paintGrid(painter);
    paintRounds(painter);
    if (!points_.empty()) {
        paintPosition(painter);
        paintMarks(painter);
        for (int i = 0; i < seats_; ++i) {
            paintLine(painter, engine::seatAt(i));
        }
        paintCosts(painter);
        paintEnds(painter);
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
            const double high = painter.fontMetrics().height();
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

void ShareGraph::paintRounds(QPainter& painter) const {
    const double bottom = plot().bottom();
    painter.setPen(palette().color(QPalette::WindowText));
    for (const std::size_t end : numberedRounds()) {
        const double x = across(curve_[end].position);
        const QString number = locale().toString(curve_[end].round);
        const double half = painter.fontMetrics().horizontalAdvance(number);
        painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + 3));
        painter.drawText(QRectF(x - half, bottom + 3, 2 * half, painter.fontMetrics().height()),
                         Qt::AlignHCenter | Qt::AlignTop, number);
    }
}

std::vector<std::size_t> ShareGraph::numberedRounds() const {
    const double room = QFontMetricsF(letters()).horizontalAdvance(locale().toString(999));
    return gui::numberedRounds(curve_, room, [this](std::size_t end) { return across(curve_[end].position); });
}

void ShareGraph::paintLine(QPainter& painter, Seat seat) const {
    QPainterPath path(placeOf(points_.front(), seat));
    for (const SharePoint& point : points_) {
        path.lineTo(placeOf(point, seat));
    }
    painter.strokePath(path,
                       QPen(wornTheme().parchment, kShareHalo * scale_, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    QPen pen(wornTheme().look(seat).colour, kShareLine * scale_, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (const QList<qreal> pattern = seatDashes(seat); !pattern.isEmpty()) {
        pen.setDashPattern(pattern);
    }
    painter.strokePath(path, pen);
}

void ShareGraph::paintCosts(QPainter& painter) const {
    for (const SharePoint& point : points_) {
        if (point.cost >= kExpensive) {
            painter.setPen(QPen(wornTheme().look(point.seat).colour, kShareLine * scale_));
            painter.setBrush(wornTheme().parchment);
            const double radius = (3 + 8 * double(point.cost)) * scale_;
            painter.drawEllipse(placeOf(point, point.seat), radius, radius);
        }
    }
}

/// As in the graph of the points.
void ShareGraph::paintMarks(QPainter& painter) const {
    const Theme& theme = wornTheme();
    const std::vector<QPointF> middles = marks();
    QColor rail = palette().color(QPalette::WindowText);
    rail.setAlphaF(0.45F);
    const double radius = kShareMark * scale_;
    QFont figures = painter.font();
    figures.setPixelSize(std::max(kLeastLetter, qRound(radius * 1.35)));
    painter.save();
    painter.setFont(figures);
    for (std::size_t i = 0; i < middles.size(); ++i) {
        const double x = across(turning_[i]);
        painter.setPen(QPen(rail, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, 2 * radius + 2), QPointF(x, plot().bottom()));
        painter.setPen(QPen(theme.line, turning_[i] == position_ ? 2.6 : 1.3));
        painter.setBrush(theme.gilt);
        painter.drawEllipse(middles[i], radius, radius);
        painter.drawText(metrics::square(middles[i], 2 * radius), Qt::AlignCenter, locale().toString(int(i) + 1));
    }
    painter.restore();
}

/// Badges and chances at the ends of the lines.
void ShareGraph::paintEnds(QPainter& painter) {
    const std::vector<QRectF> labels = endLabels();
    const double side = kShareBadge * scale_;
    const auto beside = isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
    const QTextOption place(beside | Qt::AlignAbsolute | Qt::AlignVCenter);
    for (int i = 0; i < seats_; ++i) {
        const Seat seat = engine::seatAt(i);
        const QRectF& label = labels[static_cast<std::size_t>(i)];
        const double x = isRightToLeft() ? label.right() - kShareGap - side : label.left() + kShareGap;
        paintSeatBadge(painter, QRectF(x, label.center().y() - side / 2, side, side), seat, wornTheme(), pictures_);
        const double past = side + 2 * kShareGap;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(isRightToLeft() ? label.adjusted(0, 0, -past, 0) : label.adjusted(past, 0, 0, 0),
                         AdviceWording::percent(points_.back().shares[seat]), place);
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

std::optional<int> ShareGraph::turningPointFrom(int step) const {
    const auto behind = std::ranges::upper_bound(turning_, position_);
    const auto here = std::ranges::lower_bound(turning_, position_);
    if (step > 0) {
        return behind == turning_.end() ? std::nullopt : std::optional(*behind);
    }
    return here == turning_.begin() ? std::nullopt : std::optional(*std::prev(here));
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
    case Act::dearBefore:
    case Act::dearAfter:
        if (const auto next = turningPointFrom(*act == Act::dearAfter ? 1 : -1)) {
            Q_EMIT picked(*next);
        }
        break;
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace gnostica::gui
