#include "variants/star-wheel/panel/wheel_dial.h"

#include "app/language/foreign_text.h"
#include "app/language/numbers.h"
#include "variants/star-wheel/panel/zodiac.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace gnostica::star_wheel {

using namespace engine;

namespace {

constexpr double kPi = 3.14159265358979323846;
/// Shares of the radius.
constexpr double kOuter = 0.85;
constexpr double kInner = 0.39;
constexpr double kPieces = 0.925;
constexpr double kNumbers = 0.785;
constexpr double kSignPlace = 0.645;
constexpr double kSuits = 0.485;
constexpr double kDie = 0.29;
/// Number of faces shown before the die stops.
constexpr int kTumbles = 11;

/// In degrees, clockwise from segment 1 at the top.
double angleOf(double segment) {
    return (segment - 1) * 360.0 / kSegments;
}

bool isArrow(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isChoice(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

}  // namespace

WheelDial::WheelDial(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("wheelDial"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    retranslate();
    for (QVariantAnimation* motion : {&turning_, &rolling_}) {
        motion->setStartValue(0.0);
        motion->setEndValue(1.0);
        motion->setEasingCurve(QEasingCurve::OutCubic);
        connect(motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
        connect(motion, &QVariantAnimation::finished, this, [this] { update(); });
    }
    connect(&rolling_, &QVariantAnimation::finished, this, &WheelDial::dieCameToRest);
}

void WheelDial::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void WheelDial::retranslate() {
    setAccessibleName(tr("Star Wheel"));
    describeCursor();
}

void WheelDial::setLook(const gui::PanelLook& look) {
    look_ = look;
    update();
}

void WheelDial::present(const WheelShown& shown) {
    if (shown == shown_) {
        return;
    }
    if (shown.segments != shown_.segments || shown.die != shown_.die) {
        hurry();
        before_ = shown_;
    }
    shown_ = shown;
    if (!shown_.open.empty() && !isOpen(cursor_)) {
        cursor_ = shown_.open.front();
    }
    describeCursor();
    update();
}

void WheelDial::animate(bool pieces, bool die, int milliseconds) {
    if (pieces) {
        turning_.setDuration(milliseconds * 2);
        turning_.start();
    }
    if (die) {
        rolling_.setDuration(milliseconds * 4);
        rolling_.start();
    }
}

bool WheelDial::hurry() {
    bool moved = false;
    for (QVariantAnimation* motion : {&turning_, &rolling_}) {
        if (motion->state() == QAbstractAnimation::Running) {
            motion->setCurrentTime(motion->duration());
            moved = true;
        }
    }
    return moved;
}

// ---- Geometry -------------------------------------------------------------------------------------------------------

double WheelDial::radius() const {
    return std::min(width(), height()) / 2.0 - 2;
}

QPointF WheelDial::on(double angle, double share) const {
    const double radians = (angle - 90) * kPi / 180;
    return QRectF(rect()).center() + radius() * share * QPointF(std::cos(radians), std::sin(radians));
}

QPainterPath WheelDial::shapeOf(int segment) const {
    const QPointF centre = QRectF(rect()).center();
    const auto square = [&](double share) {
        const double side = 2 * radius() * share;
        return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side);
    };
    constexpr double kHalf = 180.0 / kSegments - 0.7;
    const double from = 90 - angleOf(segment) + kHalf;  // Qt counts anticlockwise from three o'clock
    QPainterPath path;
    path.arcMoveTo(square(kOuter), from);
    path.arcTo(square(kOuter), from, -2 * kHalf);
    path.arcTo(square(kInner), from - 2 * kHalf, 2 * kHalf);
    path.closeSubpath();
    return path;
}

int WheelDial::segmentAt(const QPointF& point) const {
    const QPointF away = point - QRectF(rect()).center();
    const double distance = std::hypot(away.x(), away.y());
    if (distance < radius() * kInner || distance > radius()) {
        return 0;
    }
    const double angle = std::atan2(away.y(), away.x()) * 180 / kPi + 90;
    return (static_cast<int>(std::lround(angle * kSegments / 360)) + kSegments) % kSegments + 1;
}

bool WheelDial::isOpen(int segment) const {
    return std::find(shown_.open.begin(), shown_.open.end(), segment) != shown_.open.end();
}

// ---- Choosing -------------------------------------------------------------------------------------------------------

void WheelDial::moveCursor(int step) {
    for (int i = 0; i < kSegments; ++i) {
        cursor_ = segmentAfter(cursor_, step + kSegments);
        if (shown_.open.empty() || isOpen(cursor_)) {
            break;
        }
    }
    describeCursor();
    update();
}

void WheelDial::describeCursor() {
    if (!describe_) {
        return;
    }
    const QString text = describe_(cursor_);
    if (text != accessibleDescription()) {
        setAccessibleDescription(text);
        QAccessibleEvent news(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&news);
    }
}

/// Keys that choose a segment must not confirm the step; but Enter on the chosen segment confirms.
bool WheelDial::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (isArrow(key) || (isChoice(key) && isOpen(cursor_) && shown_.chosen != cursor_)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip && describe_) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int segment = segmentAt(help->pos());
        const QString text = segment != 0 ? describe_(segment) : QString();
        QToolTip::showText(help->globalPos(), language::plainToolTip(text), this);  // contains players' names
        return true;
    }
    return QWidget::event(event);
}

void WheelDial::keyPressEvent(QKeyEvent* event) {
    if (isArrow(event->key())) {
        moveCursor(event->key() == Qt::Key_Right || event->key() == Qt::Key_Down ? 1 : -1);
    } else if (isChoice(event->key()) && isOpen(cursor_)) {
        Q_EMIT segmentChosen(cursor_);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void WheelDial::mousePressEvent(QMouseEvent* event) {
    if (hurry()) {
        return;
    }
    const int segment = segmentAt(event->position());
    if (segment != 0) {
        cursor_ = segment;
        describeCursor();
        update();
    }
    if (isOpen(segment)) {
        Q_EMIT segmentChosen(segment);
    }
}

void WheelDial::mouseMoveEvent(QMouseEvent* event) {
    const int segment = segmentAt(event->position());
    const int hovered = isOpen(segment) ? segment : 0;
    if (hovered != hovered_) {
        hovered_ = hovered;
        setCursor(hovered != 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        update();
    }
}

void WheelDial::leaveEvent(QEvent*) {
    hovered_ = 0;
    update();
}

void WheelDial::focusInEvent(QFocusEvent*) {
    update();
}

void WheelDial::focusOutEvent(QFocusEvent*) {
    update();
}

// ---- Drawing --------------------------------------------------------------------------------------------------------

void WheelDial::paintEvent(QPaintEvent*) {
    if (!look_.paintPiece) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int segment = 1; segment <= kSegments; ++segment) {
        paintSegment(painter, segment);
    }
    paintMarks(painter);
    paintPieces(painter);
    paintDie(painter);
}

void WheelDial::paintSegment(QPainter& painter, int segment) {
    const Colour colour = colourOf(segment);
    const QColor ink = Zodiac::inkOn(colour);
    const double angle = angleOf(segment);
    painter.save();
    if (!shown_.open.empty() && !isOpen(segment)) {
        painter.setOpacity(0.42);  // not possible now
    }
    painter.fillPath(shapeOf(segment), Zodiac::colour(colour, look_.onDark));
    const auto around = [&](double share, double size) {
        const QPointF centre = on(angle, share);
        const double side = radius() * size;
        return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side);
    };
    Zodiac::paintSign(painter, around(kSignPlace, 0.145), segment, ink);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_.cardFace);
    painter.drawEllipse(around(kSuits, 0.145));
    look_.paintSuit(painter, around(kSuits, 0.105), suitOf(colour), look_.ink);
    QFont font = painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(radius() * 0.08)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(around(kNumbers, 0.2), Qt::AlignCenter, language::number(segment));
    painter.restore();
}

void WheelDial::paintMarks(QPainter& painter) {
    painter.setBrush(Qt::NoBrush);
    for (const int segment : shown_.open) {
        painter.setPen(QPen(look_.legal, segment == hovered_ ? 5 : 3));
        painter.drawPath(shapeOf(segment));
    }
    if (shown_.chosen != 0) {
        painter.setPen(QPen(look_.selected, 5));
        painter.drawPath(shapeOf(shown_.chosen));
    }
    if (hasFocus()) {
        painter.setPen(QPen(look_.cursor, 2, Qt::DashLine));
        painter.drawPath(shapeOf(cursor_));
    }
}

/// Pieces on the same segment are side by side; a moving piece follows the rim.
void WheelDial::paintPieces(QPainter& painter) {
    const double progress = turning_.state() == QAbstractAnimation::Running ? turning_.currentValue().toDouble() : 1.0;
    std::array<int, kSegments + 1> count{};
    std::array<int, kSegments + 1> placed{};
    for (int i = 0; i < shown_.seats; ++i) {
        ++count[shown_.segments[seatAt(i)]];
    }
    for (int i = 0; i < shown_.seats; ++i) {
        const Seat seat = seatAt(i);
        const int to = shown_.segments[seat];
        if (to == 0) {
            continue;
        }
        const int from = before_.segments[seat] == 0 ? to : before_.segments[seat];
        const int way = (to - from + kSegments) % kSegments;
        const auto place = static_cast<std::size_t>(to);
        const double gap = std::min(10.0, 30.0 / count[place]);
        const double beside = (placed[place]++ - (count[place] - 1) / 2.0) * gap;
        const QPointF centre = on(angleOf(to - way * (1 - progress)) + beside, kPieces);
        const double side = radius() * 0.36;  // the box of a large piece; a small one fills a third of it
        look_.paintPiece(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                         Piece(seat, 1, Facing::upright, {}));
    }
}

void WheelDial::paintDie(QPainter& painter) {
    const bool rolls = isRolling();
    const double progress = rolls ? rolling_.currentValue().toDouble() : 1.0;
    const int face = static_cast<int>(progress * kTumbles);
    const int number = rolls && face < kTumbles ? (shown_.die * 5 + face * 7) % kSegments + 1 : shown_.die;
    const double side = radius() * kDie;
    const bool stands = shown_.die != 0;
    const auto polygon = [&](int corners, double share, double turn) {
        QPolygonF shape;
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * kPi * i / corners + turn;
            shape << QPointF(side * share * std::sin(angle), -side * share * std::cos(angle));
        }
        return shape;
    };
    painter.save();
    painter.translate(QRectF(rect()).center());
    painter.rotate((1 - progress) * 540);
    painter.setPen(QPen(stands ? look_.ink : look_.faintInk, 1.4));
    painter.setBrush(shown_.matched && !rolls ? look_.selected.lighter(look_.onDark ? 60 : 170) : look_.cardFace);
    const QPolygonF rim = polygon(10, 1.0, kPi / 10 + kPi / 10);
    const QPolygonF front = polygon(5, 0.62, 0);
    painter.drawPolygon(rim);
    painter.drawPolygon(front);
    for (int i = 0; i < 5; ++i) {
        painter.drawLine(front[i], QPointF(side * std::sin(2 * kPi * i / 5), -side * std::cos(2 * kPi * i / 5)));
    }
    QFont font = painter.font();
    font.setPixelSize(std::max(9, static_cast<int>(side * 0.52)));
    font.setBold(true);
    painter.setFont(font);
    const QString text = stands ? language::number(number) : tr("d12");
    if (!stands) {
        font.setPixelSize(std::max(8, static_cast<int>(side * 0.3)));
        painter.setFont(font);
    }
    painter.drawText(QRectF(-side, -side, 2 * side, 2 * side), Qt::AlignCenter, text);
    painter.restore();
}

}  // namespace gnostica::star_wheel
