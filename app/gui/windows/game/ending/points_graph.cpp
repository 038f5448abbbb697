#include "app/gui/windows/game/ending/points_graph.h"

#include "app/gui/base/keys/key_map.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/seat_dashes.h"
#include "app/gui/look/art/spread_apart.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/press_keys.h"
#include "app/gui/windows/game/ending/rounds_axis.h"
#include "app/language/foreign_text.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextOption>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace gnostica::gui {

using engine::Seat;

namespace {

constexpr double kGraphLine = 3;
constexpr double kGraphHalo = 5.5;  ///< of the parchment round a line
constexpr double kGraphMark = 9;    ///< radius
constexpr double kGraphTick = 4;
constexpr double kEndTile = 46;  ///< side of the tile on which a piece has its size
constexpr double kEndPiece = 20;
constexpr double kEndGap = 4;
constexpr double kGraphHeight = 172;
constexpr double kLeastGraphHeight = 96;
constexpr double kGraphWidth = 260;
/// Most lines of the grid above zero.
constexpr int kMostGridLines = 5;

/// Numbers stand at the side of the lines.
QTextOption besideLine(bool atLeft) {
    QTextOption option((atLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute | Qt::AlignVCenter);
    option.setWrapMode(QTextOption::NoWrap);
    return option;
}

}  // namespace

PointsGraph::PointsGraph(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PointsGraph::present(std::vector<engine::ScorePoint> curve, int seats, std::optional<int> target,
                          const std::vector<engine::TurningPoint>& marks, Describe describe) {
    curve_ = std::move(curve);
    seats_ = seats;
    target_ = target && *target > 0 ? target : std::nullopt;
    describe_ = std::move(describe);
    top_ = std::max(1, target_.value_or(0));
    for (const engine::ScorePoint& point : curve_) {
        for (int i = 0; i < seats_; ++i) {
            top_ = std::max(top_, point.scores[engine::seatAt(i)]);
        }
    }
    marks_.clear();
    for (std::size_t place = 0; place < curve_.size(); ++place) {
        if (std::ranges::find(marks, curve_[place], &engine::TurningPoint::after) != marks.end()) {
            marks_.push_back(place);
        }
    }
    cursor_ = curve_.empty() ? 0 : curve_.size() - 1;
    setAccessibleDescription(text());
    updateGeometry();
    update();
}

void PointsGraph::setPosition(int position) {
    isFollowing_ = true;
    std::size_t place = 0;
    while (place + 1 < curve_.size() && curve_[place + 1].position <= position) {
        ++place;
    }
    go(place);
}

void PointsGraph::setScale(double scale) {
    scale_ = scale;
    updateGeometry();
    update();
}

// ---- Layout ---------------------------------------------------------------------------------------------------------

QFont PointsGraph::letters() const {
    return figuresFont(font(), scale_, QFont::Bold);
}

double PointsGraph::labelHeight() const {
    return std::max(kEndPiece * scale_, double(QFontMetrics(letters()).height()));
}

double PointsGraph::endWidth() const {
    return kEndGap + kEndPiece * scale_ + QFontMetrics(letters()).horizontalAdvance(locale().toString(top_)) +
           2 * kEndGap;
}

QSize PointsGraph::minimumSizeHint() const {
    const double rows = labelHeight() * std::max(2, seats_);
    const double around = 2 * kGraphMark * scale_ + QFontMetrics(letters()).height() + 2 * kGraphTick;
    return {qRound(kGraphWidth), qRound(std::max(kLeastGraphHeight, rows) + around)};
}

QSize PointsGraph::sizeHint() const {
    return {qRound(600 * scale_), std::max(minimumSizeHint().height(), qRound((kGraphHeight + 40) * scale_))};
}

/// The numbers are where reading begins, the labels at the other side.
QRectF PointsGraph::plot() const {
    const QFontMetricsF metrics(letters());
    const double side = metrics.horizontalAdvance(locale().toString(top_)) + 8;
    const double below = metrics.height() + kGraphTick;
    const double above = 2 * kGraphMark * scale_ + 4;
    const double end = endWidth();
    const double width = std::max(1.0, this->width() - side - end);
    return {isRightToLeft() ? end : side, above, width, std::max(1.0, height() - above - below)};
}

double PointsGraph::across(std::size_t place) const {
    const QRectF room = plot();
    const double way = curve_.size() < 2 ? 0 : room.width() * double(place) / double(curve_.size() - 1);
    return isRightToLeft() ? room.right() - way : room.left() + way;
}

double PointsGraph::up(int points) const {
    const QRectF room = plot();
    return room.bottom() - room.height() * std::max(0, points) / top_;
}

QPointF PointsGraph::placeOf(std::size_t place, Seat seat) const {
    return {across(place), up(curve_[place].scores[seat])};
}

/// So that the target is on a line, if possible.
int PointsGraph::gridStep() const {
    constexpr std::array kSteps{1, 2, 3, 5, 10, 20, 50, 100};
    constexpr std::array kRoundSteps{1, 2, 5, 10, 20, 50, 100};
    const auto isFew = [this](int step) { return top_ / step <= kMostGridLines; };
    const auto fits = [&](int step) { return isFew(step) && target_ && *target_ % step == 0; };
    const auto* step = std::ranges::find_if(kSteps, fits);
    if (step != kSteps.end() && top_ / *step >= 2) {
        return *step;
    }
    const auto* roundStep = std::ranges::find_if(kRoundSteps, isFew);
    return roundStep == kRoundSteps.end() ? top_ : *roundStep;
}

std::vector<QRectF> PointsGraph::endLabels() const {
    if (curve_.empty()) {
        return {};
    }
    std::vector<Seat> seats;
    for (int i = 0; i < seats_; ++i) {
        seats.push_back(engine::seatAt(i));
    }
    std::ranges::stable_sort(seats, std::greater(), [this](Seat seat) { return curve_.back().scores[seat]; });
    std::vector<double> middles;
    for (const Seat seat : seats) {
        middles.push_back(up(curve_.back().scores[seat]));
    }
    const double high = labelHeight();
    const QRectF room = plot();
    const double lowest = room.bottom() - high / 2;  // above the numbers of the rounds
    spreadApart(middles, high, room.top(), std::max(lowest, room.top() + high * (seats_ - 1)));
    std::vector<QRectF> labels(seats.size());
    const double left = isRightToLeft() ? room.left() - endWidth() : room.right();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        labels[engine::index(seats[i])] = {left, middles[i] - high / 2, endWidth(), high};
    }
    return labels;
}

std::vector<QPointF> PointsGraph::marks() const {
    const QRectF room = plot();
    std::vector<double> middles;
    for (const std::size_t mark : marks_) {
        middles.push_back(across(mark));
    }
    if (isRightToLeft()) {
        std::ranges::reverse(middles);
    }
    const double radius = kGraphMark * scale_;
    spreadApart(middles, 2 * radius + 2, room.left(), room.right());
    if (isRightToLeft()) {
        std::ranges::reverse(middles);
    }
    std::vector<QPointF> marks;
    for (const double middle : middles) {
        marks.emplace_back(middle, radius + 1);
    }
    return marks;
}

std::vector<std::size_t> PointsGraph::numberedRounds() const {
    const double room = QFontMetrics(letters()).horizontalAdvance(locale().toString(999));
    return gui::numberedRounds(curve_, room, [this](std::size_t place) { return across(place); });
}

// ---- Painting -------------------------------------------------------------------------------------------------------

void PointsGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(letters());
    paintGrid(painter);
    if (curve_.size() > 1) {
        paintRounds(painter);
        paintCursor(painter);
        paintMarks(painter);
        for (int i = seats_ - 1; i >= 0; --i) {
            paintLine(painter, engine::seatAt(i));
        }
        paintEnds(painter);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(wornTheme().cursor, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PointsGraph::paintGrid(QPainter& painter) const {
    QColor rail = palette().color(QPalette::WindowText);
    rail.setAlphaF(0.2F);
    const double high = painter.fontMetrics().height();
    for (int points = 0; points <= top_; points += gridStep()) {
        if (!target_ || std::abs(up(points) - up(*target_)) > high) {  // the target is a line of its own
            paintGridLine(painter, points, QPen(rail, 1));
        }
    }
    if (target_) {
        paintGridLine(painter, *target_,
                      QPen(wornTheme().gilt.darker(wornTheme().onDark ? 100 : 150), 1.8, Qt::DashLine));
    }
}

void PointsGraph::paintGridLine(QPainter& painter, int points, const QPen& pen) const {
    const QRectF room = plot();
    const double y = up(points);
    painter.setPen(pen);
    painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
    const double high = painter.fontMetrics().height();
    const QRectF label = isRightToLeft() ? QRectF(room.right() + 4, y - high / 2, width() - room.right() - 4, high)
                                         : QRectF(0, y - high / 2, room.left() - 6, high);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(label, locale().toString(points), besideLine(isRightToLeft()));
}

void PointsGraph::paintRounds(QPainter& painter) const {
    const double bottom = plot().bottom();
    QColor ink = palette().color(QPalette::WindowText);
    for (const std::size_t end : numberedRounds()) {
        const double x = across(end);
        const QString number = locale().toString(curve_[end].round);
        const double half = painter.fontMetrics().horizontalAdvance(number);
        painter.setPen(ink);
        painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + kGraphTick));
        painter.drawText(QRectF(x - half, bottom + kGraphTick, 2 * half, painter.fontMetrics().height()),
                         Qt::AlignHCenter | Qt::AlignTop, number);
    }
}

void PointsGraph::paintMarks(QPainter& painter) const {
    const Theme& theme = wornTheme();
    const std::vector<QPointF> middles = marks();
    QColor rail = palette().color(QPalette::WindowText);
    rail.setAlphaF(0.45F);
    const double radius = kGraphMark * scale_;
    QFont figures = painter.font();
    figures.setPixelSize(std::max(kLeastLetter, qRound(radius * 1.35)));
    for (std::size_t i = 0; i < middles.size(); ++i) {
        const double x = across(marks_[i]);
        painter.setPen(QPen(rail, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, 2 * radius + 2), QPointF(x, plot().bottom()));
        painter.setPen(QPen(theme.line, 1.3));
        painter.setBrush(theme.gilt);
        painter.drawEllipse(middles[i], radius, radius);
        painter.save();
        painter.setFont(figures);
        painter.drawText(metrics::square(middles[i], 2 * radius), Qt::AlignCenter, locale().toString(int(i) + 1));
        painter.restore();
    }
}

/// Lines that run together are drawn next to each other.
void PointsGraph::paintLine(QPainter& painter, Seat seat) const {
    const QPointF aside(0, -1.2 * scale_ * static_cast<double>(engine::index(seat)));
    QPainterPath path(placeOf(0, seat) + aside);
    for (std::size_t place = 1; place < curve_.size(); ++place) {
        path.lineTo(placeOf(place, seat) + aside);
    }
    painter.strokePath(path,
                       QPen(wornTheme().parchment, kGraphHalo * scale_, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    QPen pen(wornTheme().look(seat).colour, kGraphLine * scale_, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (const QList<qreal> dashes = seatDashes(seat); !dashes.isEmpty()) {
        pen.setDashPattern(dashes);
    }
    painter.strokePath(path, pen);
}

void PointsGraph::paintEnds(QPainter& painter) const {
    const std::vector<QRectF> labels = endLabels();
    const bool mirrored = isRightToLeft();
    const double box = kEndTile * scale_ * metrics::kPieceBox / metrics::kTile;
    const double piece = kEndGap + kEndPiece * scale_;
    painter.setPen(palette().color(QPalette::WindowText));
    for (int i = 0; i < seats_; ++i) {
        const Seat seat = engine::seatAt(i);
        const QRectF& label = labels[static_cast<std::size_t>(i)];
        const double x =
            mirrored ? label.right() - piece + kEndPiece * scale_ / 2 : label.left() + piece - kEndPiece * scale_ / 2;
        pyramids_.paint(painter, metrics::square({x, label.center().y()}, box), {seat, 2, engine::Facing::upright},
                        wornTheme());
        const QRectF number =
            mirrored ? label.adjusted(0, 0, -piece - kEndGap, 0) : label.adjusted(piece + kEndGap, 0, 0, 0);
        painter.drawText(number, locale().toString(curve_.back().scores[seat]), besideLine(!mirrored));
    }
}

void PointsGraph::paintCursor(QPainter& painter) const {
    if (hasFocus() || isFollowing_) {
        const QRectF room = plot();
        const double x = across(cursor_);
        painter.setPen(QPen(palette().color(QPalette::Link), 2));  // the accent colour, visible on every background
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    }
}

// ---- Navigation -----------------------------------------------------------------------------------------------------

QString PointsGraph::text() const {
    return cursor_ < curve_.size() && describe_ ? describe_(curve_[cursor_]) : QString();
}

std::size_t PointsGraph::nearest(double x) const {
    std::size_t found = 0;
    for (std::size_t place = 1; place < curve_.size(); ++place) {
        found = std::abs(across(place) - x) < std::abs(across(found) - x) ? place : found;
    }
    return found;
}

/// Screen readers say the new description.
void PointsGraph::go(std::size_t place) {
    if (place < curve_.size()) {
        cursor_ = place;
        setAccessibleDescription(text());
        update();
    }
}

void PointsGraph::goToMark(int step) {
    const auto behind = std::ranges::upper_bound(marks_, cursor_);
    const auto here = std::ranges::lower_bound(marks_, cursor_);
    if (step > 0 && behind != marks_.end()) {
        go(*behind);
    } else if (step < 0 && here != marks_.begin()) {
        go(*std::prev(here));
    }
}

void PointsGraph::ask() {
    if (cursor_ < curve_.size()) {
        Q_EMIT picked(curve_[cursor_].position);
    }
}

void PointsGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !curve_.empty()) {
        go(nearest(event->position().x()));
        ask();
    }
}

void PointsGraph::keyPressEvent(QKeyEvent* event) {
    const std::optional<Act> act = KeyMap().act(KeyScope::graph, *event);
    if (!act && pressesButtons(*event)) {
        ask();
        return;
    }
    const bool forward = (act == Act::decisionAfter) != isRightToLeft();
    switch (act.value_or(Act::quit)) {
    case Act::decisionBefore:
    case Act::decisionAfter: go(forward ? cursor_ + 1 : cursor_ - 1); break;  // nothing is before the first
    case Act::firstDecision: go(0); break;
    case Act::lastDecision: go(curve_.empty() ? 0 : curve_.size() - 1); break;
    case Act::dearBefore: goToMark(-1); break;
    case Act::dearAfter: goToMark(1); break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (isFollowing_) {
        ask();
    }
}

bool PointsGraph::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && describe_ && !curve_.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), language::plainToolTip(describe_(curve_[nearest(help->pos().x())])),
                           this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace gnostica::gui
