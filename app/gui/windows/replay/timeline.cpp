#include "app/gui/windows/replay/timeline.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/language/foreign_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace gnostica::gui {

namespace {

/// Maximum distance from a mark for the pointer, in units.
constexpr double kReach = 1.2;

QPolygonF diamond(const QPointF& at, double size) {
    return {{at + QPointF(0, -size), at + QPointF(size, 0), at + QPointF(0, size), at + QPointF(-size, 0)}};
}

QPainterPath flag(const QPointF& at, double size) {
    QPainterPath path;
    path.addRect(QRectF(at.x() - size * 0.7, at.y() - size, size * 0.35, 2 * size));
    path.addPolygon(QPolygonF(
        {at + QPointF(-size * 0.35, -size), at + QPointF(size, -size * 0.4), at + QPointF(-size * 0.35, size * 0.3)}));
    return path;
}

}  // namespace

// ---- The slider -----------------------------------------------------------------------------------------------------

MomentSlider::MomentSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setPageStep(10);
}

int MomentSlider::xOf(int value) const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.sliderPosition = value;
    option.sliderValue = value;
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this).center().x();
}

// ---- The marks ------------------------------------------------------------------------------------------------------

MarkStrip::MarkStrip(const MomentSlider& slider, QWidget* parent) : QWidget(parent), slider_(slider) {
    setFocusPolicy(Qt::NoFocus);  // the marks can be reached with keys and slider
}

void MarkStrip::setMarks(std::vector<table::TimelineMark> marks) {
    marks_ = std::move(marks);
    // The most important last, so that it is on top.
    std::stable_sort(marks_.begin(), marks_.end(),
                     [](const table::TimelineMark& a, const table::TimelineMark& b) { return a.kind < b.kind; });
    update();
}

double MarkStrip::unit() const {
    return fontMetrics().height() / 2.5;
}

QSize MarkStrip::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 20, static_cast<int>(fontMetrics().height() * 1.8)};
}

/// Bookmarks have a separate row, so that they hide nothing.
QPoint MarkStrip::placeOf(const table::TimelineMark& mark) const {
    const int x = slider_.mapTo(parentWidget(), QPoint(slider_.xOf(mark.position), 0)).x() - this->x();
    const bool below = mark.kind == table::MarkKind::bookmark;
    return {x, static_cast<int>(below ? height() - unit() : unit() + 1)};
}

std::vector<table::TimelineMark> MarkStrip::marksAt(const QPoint& point) const {
    std::vector<table::TimelineMark> found;
    std::copy_if(marks_.rbegin(), marks_.rend(), std::back_inserter(found), [&](const table::TimelineMark& mark) {
        const QPoint away = placeOf(mark) - point;
        return std::abs(away.x()) <= kReach * unit() && std::abs(away.y()) <= 2 * unit();
    });
    const auto distance = [&](const table::TimelineMark& mark) { return std::abs((placeOf(mark) - point).x()); };
    std::stable_sort(found.begin(), found.end(), [&](const table::TimelineMark& a, const table::TimelineMark& b) {
        const bool turns = a.kind == table::MarkKind::turn;
        return turns != (b.kind == table::MarkKind::turn) ? !turns : distance(a) < distance(b);
    });
    return found;
}

bool MarkStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList lines;
    for (const table::TimelineMark& mark : marksAt(help->pos())) {
        if (const QString line = words_ ? words_(mark) : QString(); lines.size() < 4 && !lines.contains(line)) {
            lines += line;
        }
    }
    QToolTip::showText(help->globalPos(), language::plainToolTip(lines.join(u'\n')), this);
    return true;
}

void MarkStrip::mousePressEvent(QMouseEvent* event) {
    const auto found = marksAt(event->pos());
    if (event->button() == Qt::LeftButton && !found.empty()) {
        Q_EMIT picked(found.front().position);
    }
}

void MarkStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const table::TimelineMark& mark : marks_) {
        paintMark(painter, mark);
    }
}

void MarkStrip::paintMark(QPainter& painter, const table::TimelineMark& mark) const {
    const QPointF at = placeOf(mark);
    const double size = unit();
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor seat = engine::isPlayer(mark.seat)
                            ? wornTheme().seats[static_cast<std::size_t>(engine::index(mark.seat))].colour
                            : ink;
    painter.setPen(QPen(ink, 1));
    painter.setBrush(seat);
    switch (mark.kind) {
    case table::MarkKind::turn:
        painter.setPen(QPen(seat, 2));
        painter.drawLine(at - QPointF(0, size * 0.8), at + QPointF(0, size * 0.4));
        break;
    case table::MarkKind::deal:
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawPolygon(diamond(at, size * 0.8));
        break;
    case table::MarkKind::elimination:
        painter.setPen(QPen(seat, 3));
        painter.drawLine(at - QPointF(size, size) * 0.7, at + QPointF(size, size) * 0.7);
        painter.drawLine(at - QPointF(size, -size) * 0.7, at + QPointF(size, -size) * 0.7);
        break;
    case table::MarkKind::announcement: painter.drawPath(flag(at, size)); break;
    case table::MarkKind::end:
        painter.setBrush(ink);
        painter.drawRect(QRectF(at.x() - size * 0.6, at.y() - size * 0.6, size * 1.2, size * 1.2));
        break;
    case table::MarkKind::bookmark:
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawPolygon(QPolygonF(
            {at + QPointF(0, -size), at + QPointF(size * 0.8, size * 0.8), at + QPointF(-size * 0.8, size * 0.8)}));
        break;
    }
}

// ---- The timeline ---------------------------------------------------------------------------------------------------

Timeline::Timeline(QWidget* parent)
    : QWidget(parent),
      slider_(new MomentSlider(this)),
      strip_(new MarkStrip(*slider_, this)) {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(slider_);
    lines->addWidget(strip_);
    connect(slider_, &QSlider::valueChanged, this, &Timeline::picked);
    connect(strip_, &MarkStrip::picked, this, &Timeline::picked);
}

void Timeline::setLength(int moments) {
    slider_->setRange(0, moments);
    strip_->update();
}

void Timeline::setPosition(int position, const QString& sentence) {
    const QSignalBlocker quiet(slider_);
    slider_->setValue(position);
    slider_->setAccessibleDescription(sentence);
}

}  // namespace gnostica::gui
