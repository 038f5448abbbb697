#include "app/gui/look/art/style/control_shapes.h"

#include "app/gui/look/art/contrast.h"
#include "app/gui/look/art/heading.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kButtonRounding = 6;
/// Ends of a button with text: half its height, up to this.
constexpr double kMostRound = 19;
constexpr double kRingInset = 3.5;
constexpr double kBoxRounding = 3.5;
constexpr double kThin = 1;
constexpr double kThick = 2;
/// Share of the text's colour in a faint outline and in that of a disabled control.
constexpr double kFaint = 0.54;
constexpr double kDisabled = 0.22;

QColor blended(QColor colour, const QColor& ground, double part) {
    colour.setAlphaF(static_cast<float>(part));
    return laidOver(colour, ground);
}

bool has(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

bool isEnabled(const QStyleOption& option) {
    return has(option, QStyle::State_Enabled);
}

/// The highlight in a shade visible on windows of every theme: the colour of links, which must be readable.
QColor accent(const QStyleOption& option) {
    return option.palette.color(QPalette::Active, QPalette::Link);
}

/// The accent if it is visible on the background of the control, which differs in bars and messages.
QColor ringColour(const QStyleOption& option) {
    const auto isSeenOn = [&](QPalette::ColorRole ground) {
        return contrast(accent(option), option.palette.color(QPalette::Active, ground)) >= kSeen;
    };
    return isSeenOn(QPalette::Window) && isSeenOn(QPalette::Base)
               ? accent(option)
               : option.palette.color(QPalette::Active, QPalette::WindowText);
}

QPalette::ColorGroup groupOf(const QStyleOption& option) {
    return isEnabled(option) ? QPalette::Active : QPalette::Disabled;
}

QColor colour(const QStyleOption& option, QPalette::ColorRole role) {
    return option.palette.color(groupOf(option), role);
}

/// Points down, turned by `turn` degrees.
void drawChevron(QPainter& painter, const QRect& place, double turn, const QColor& ink) {
    const double width = std::clamp(place.width() * 0.28, 2.4, 3.6);
    const double height = width * 0.55;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(place).center());
    painter.rotate(turn);
    painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{QPointF(-width, -height), QPointF(0, height), QPointF(width, -height)});
    painter.restore();
}

}  // namespace

QColor ControlShapes::line(const QStyleOption& option) const {
    const QColor text = option.palette.color(QPalette::Active, QPalette::WindowText);
    const QColor ground = option.palette.color(QPalette::Active, QPalette::Window);
    if (!isEnabled(option)) {
        return blended(text, ground, kDisabled);
    }
    return outlines_ == Outlines::strong ? text : blended(text, ground, kFaint);
}

QColor ControlShapes::outlineOf(const QStyleOption& option) const {
    return has(option, QStyle::State_HasFocus) ? accent(option) : line(option);
}

/// Focus ring of a button, inside its outline.
void ControlShapes::focusRing(QPainter& painter, const QStyleOption& option, double rounding) const {
    box(painter, QRectF(option.rect).adjusted(kRingInset, kRingInset, -kRingInset, -kRingInset), Qt::transparent,
        colour(option, QPalette::ButtonText), kThin, std::max(1.0, rounding));
}

void ControlShapes::box(QPainter& painter, const QRectF& place, const QColor& fill, const QColor& outline, double width,
                        double rounding) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(width > 0 ? QPen(outline, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(place.adjusted(width / 2, width / 2, -width / 2, -width / 2), rounding, rounding);
    painter.restore();
}

void ControlShapes::button(QPainter& painter, const QStyleOption& option) const {
    const bool hasKeyboard = has(option, QStyle::State_HasFocus);
    box(painter, option.rect, fillOf(option), hasKeyboard ? accent(option) : line(option), hasKeyboard ? kThick : kThin,
        kButtonRounding);
    if (hasKeyboard) {
        focusRing(painter, option, kButtonRounding - 2);
    }
}

void ControlShapes::roundButton(QPainter& painter, const QStyleOption& option, bool isDefault) const {
    const double rounding = std::min(option.rect.height() / 2.0, kMostRound);
    const bool hasKeyboard = has(option, QStyle::State_HasFocus);
    if (!isDefault || !isEnabled(option)) {
        box(painter, option.rect, fillOf(option), hasKeyboard ? accent(option) : line(option),
            hasKeyboard ? kThick : kThin, rounding);
    } else {
        const QColor highlight = option.palette.color(QPalette::Active, QPalette::Highlight);
        const bool isDown = has(option, QStyle::State_Sunken);
        const bool isPointedAt = has(option, QStyle::State_MouseOver);
        box(painter, option.rect,
            isDown        ? highlight.darker(118)
            : isPointedAt ? highlight.darker(107)
                          : highlight,
            hasKeyboard ? colour(option, QPalette::WindowText) : highlight, kThick, rounding);
    }
    if (hasKeyboard) {
        QStyleOption ring = option;
        if (isDefault && isEnabled(option)) {
            ring.palette.setColor(QPalette::ButtonText, option.palette.color(QPalette::HighlightedText));
        }
        focusRing(painter, ring, rounding - kRingInset);
    }
}

QColor ControlShapes::fillOf(const QStyleOption& option) {
    const QColor highlight = option.palette.color(QPalette::Highlight);
    const QColor fill = colour(option, QPalette::Button);
    if (!isEnabled(option)) {
        return Qt::transparent;
    }
    if (has(option, QStyle::State_Sunken) || has(option, QStyle::State_On)) {
        return blended(highlight, fill, 0.28);
    }
    return has(option, QStyle::State_MouseOver) ? blended(highlight, fill, 0.12) : fill;
}

void ControlShapes::quietButton(QPainter& painter, const QStyleOption& option) const {
    const QColor highlight = option.palette.color(QPalette::Highlight);
    const bool isOn = has(option, QStyle::State_On) || has(option, QStyle::State_Sunken);
    const bool isPointedAt = isEnabled(option) && has(option, QStyle::State_MouseOver);
    const bool hasKeyboard = has(option, QStyle::State_HasFocus);
    if (!isOn && !isPointedAt && !hasKeyboard) {
        return;
    }
    QColor fill = isOn ? highlight : option.palette.color(QPalette::ButtonText);
    fill.setAlphaF(isOn ? 0.22F : isPointedAt ? 0.09F : 0.0F);
    box(painter, option.rect, fill, ringColour(option), hasKeyboard ? kThick : isOn ? kThin : 0, kButtonRounding);
}

void ControlShapes::quietRing(QPainter& painter, const QStyleOption& option) const {
    box(painter, option.rect, Qt::transparent, ringColour(option), kThick, kButtonRounding);
}

void ControlShapes::focusFrame(QPainter& painter, const QStyleOption& option) const {
    const bool isSelected = has(option, QStyle::State_Selected);
    box(painter, option.rect, Qt::transparent,
        isSelected ? colour(option, QPalette::HighlightedText) : ringColour(option), kThick, kBoxRounding);
}

void ControlShapes::field(QPainter& painter, const QStyleOption& option) const {
    const QColor fill = isEnabled(option) ? colour(option, QPalette::Base) : QColor(Qt::transparent);
    box(painter, option.rect, fill, outlineOf(option), has(option, QStyle::State_HasFocus) ? kThick : kThin,
        kButtonRounding);
}

QColor ControlShapes::quietLine(const QStyleOption& option) const {
    const QColor text = option.palette.color(QPalette::Active, QPalette::WindowText);
    return outlines_ == Outlines::strong
               ? text
               : blended(text, option.palette.color(QPalette::Active, QPalette::Window), kDisabled);
}

QColor ControlShapes::gridLine(const QPalette& palette) const {
    return blended(palette.color(QPalette::Active, QPalette::Text), palette.color(QPalette::Active, QPalette::Base),
                   outlines_ == Outlines::strong ? kFaint : kDisabled);
}

void ControlShapes::frame(QPainter& painter, const QStyleOption& option) const {
    const bool hasKeyboard = has(option, QStyle::State_HasFocus);
    box(painter, option.rect, Qt::transparent, hasKeyboard ? accent(option) : quietLine(option),
        hasKeyboard ? kThick : kThin, kBoxRounding);
}

void ControlShapes::plate(QPainter& painter, const QStyleOption& option) const {
    const QColor ground = blended(option.palette.color(QPalette::Active, QPalette::Base),
                                  option.palette.color(QPalette::Active, QPalette::Window), 0.6);
    box(painter, option.rect, ground, quietLine(option), kThin, kButtonRounding);
}

void ControlShapes::checkBox(QPainter& painter, const QStyleOption& option) const {
    const bool isTicked = has(option, QStyle::State_On);
    const bool isPart = has(option, QStyle::State_NoChange);
    const QColor mark = isEnabled(option) ? accent(option) : line(option);
    const QColor fill = isTicked || isPart  ? mark
                        : isEnabled(option) ? colour(option, QPalette::Base)
                                            : QColor(Qt::transparent);
    const bool hasKeyboard = has(option, QStyle::State_HasFocus);
    const QColor edge = hasKeyboard ? colour(option, QPalette::WindowText) : isTicked || isPart ? mark : line(option);
    box(painter, option.rect, fill, edge, hasKeyboard ? kThick : 1.4, kBoxRounding);
    if (!isTicked && !isPart) {
        return;
    }
    const QRectF place = option.rect;
    const auto at = [&](double x, double y) {
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(QPalette::Active, QPalette::Base), place.width() * 0.14, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (isPart) {
        painter.drawLine(at(0.27, 0.5), at(0.73, 0.5));
    } else {
        painter.drawPolyline(QPolygonF{at(0.24, 0.53), at(0.43, 0.71), at(0.77, 0.3)});
    }
    painter.restore();
}

void ControlShapes::radioButton(QPainter& painter, const QStyleOption& option) const {
    const bool isOn = has(option, QStyle::State_On);
    const bool hasKeyboard = has(option, QStyle::State_HasFocus);
    const QColor mark = isEnabled(option) ? accent(option) : line(option);
    const double side = std::min(option.rect.width(), option.rect.height());
    const QRectF place(QRectF(option.rect).center() - QPointF(side, side) / 2, QSizeF(side, side));
    box(painter, place, isEnabled(option) ? colour(option, QPalette::Base) : QColor(Qt::transparent),
        hasKeyboard ? colour(option, QPalette::WindowText)
        : isOn      ? mark
                    : line(option),
        hasKeyboard ? kThick : 1.4, side / 2);
    if (isOn) {
        const double inset = side * 0.27;
        box(painter, place.adjusted(inset, inset, -inset, -inset), mark, mark, 0, side / 2);
    }
}

void ControlShapes::chevron(QPainter& painter, const QStyleOption& option, const QRect& place, bool upwards) const {
    drawChevron(painter, place, upwards ? 180 : 0, colour(option, QPalette::ButtonText));
}

void ControlShapes::branch(QPainter& painter, const QStyleOption& option, bool isChosen) const {
    const bool isOpen = has(option, QStyle::State_Open);
    const double turn = isOpen ? 0 : option.direction == Qt::RightToLeft ? 90 : -90;
    drawChevron(painter, option.rect, turn, colour(option, isChosen ? QPalette::HighlightedText : QPalette::Text));
}

void ControlShapes::groove(QPainter& painter, const QStyleOption& option) const {
    box(painter, option.rect, colour(option, QPalette::Base), line(option), kThin, kBoxRounding);
}

void ControlShapes::scrollHandle(QPainter& painter, const QStyleOption& option, const QRect& place) const {
    const QColor text = option.palette.color(groupOf(option), QPalette::WindowText);
    const bool isUsed = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
    const double part = outlines_ == Outlines::strong || isUsed ? 0.75 : kFaint;
    const double inset = isUsed ? 1.5 : 2.5;
    const QRectF handle = QRectF(place).adjusted(inset, inset, -inset, -inset);
    const double rounding = std::min(handle.width(), handle.height()) / 2;
    box(painter, handle, blended(text, option.palette.color(QPalette::Window), part), {}, 0, rounding);
}

void ControlShapes::tab(QPainter& painter, const QStyleOptionTab& option, const QColor& inset,
                        const QColor& gilt) const {
    constexpr double kLower = 3;  // tabs that are not chosen stand lower
    constexpr QMarginsF kGiltPlace{6, 3, 6, 0};
    constexpr double kGilt = 2.4;
    const bool isChosen = has(option, QStyle::State_Selected);
    const bool isBelow = option.shape == QTabBar::RoundedSouth || option.shape == QTabBar::TriangularSouth;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (isBelow) {  // the same, upside down
        painter.translate(0, 2.0 * option.rect.top() + option.rect.height());
        painter.scale(1, -1);
    }
    const QRectF place = QRectF(option.rect).adjusted(1.5, isChosen ? 1 : kLower, -1.5, 0);
    QPainterPath outline(place.bottomLeft());
    outline.lineTo(place.left(), place.top() + kButtonRounding);
    outline.quadTo(place.topLeft(), place.topLeft() + QPointF(kButtonRounding, 0));
    outline.lineTo(place.right() - kButtonRounding, place.top());
    outline.quadTo(place.topRight(), place.topRight() + QPointF(0, kButtonRounding));
    outline.lineTo(place.bottomRight());
    const bool isPointedAt = isEnabled(option) && has(option, QStyle::State_MouseOver);
    const QColor window = option.palette.color(QPalette::Active, QPalette::Window);
    painter.fillPath(outline, isChosen ? window : isPointedAt ? blended(inset, window, 0.6) : inset);
    painter.setPen(QPen(option.palette.color(groupOf(option), QPalette::WindowText), 1.2));
    painter.drawPath(outline);
    if (isChosen) {
        const QRectF line = place.marginsRemoved(kGiltPlace);
        painter.setPen(QPen(gilt, kGilt, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(line.topLeft(), line.topRight());
    }
    painter.restore();
}

void ControlShapes::tip(QPainter& painter, const QStyleOption& option) const {
    painter.fillRect(option.rect, option.palette.color(QPalette::ToolTipBase));
    painter.setPen(option.palette.color(QPalette::ToolTipText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
}

void ControlShapes::dockTitle(QPainter& painter, const QStyleOptionDockWidget& option, const QRect& words) const {
    constexpr double kDockTitle = 1.25;
    painter.save();
    painter.setFont(headingFont(painter.font(), kDockTitle));
    painter.setPen(colour(option, QPalette::WindowText));
    const QString title = painter.fontMetrics().elidedText(option.title, Qt::ElideRight, words.width());
    const auto side = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    painter.drawText(words, static_cast<int>(side) | Qt::TextSingleLine, title);
    painter.restore();
}

void ControlShapes::cross(QPainter& painter, const QStyleOption& option) const {
    constexpr double kReach = 3.6;
    const QPointF centre = QRectF(option.rect).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour(option, QPalette::WindowText), 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre + QPointF(-kReach, -kReach), centre + QPointF(kReach, kReach));
    painter.drawLine(centre + QPointF(-kReach, kReach), centre + QPointF(kReach, -kReach));
    painter.restore();
}

void ControlShapes::windows(QPainter& painter, const QStyleOption& option) const {
    constexpr double kPane = 6;
    const QPointF centre = QRectF(option.rect).center();
    const QRectF front(centre + QPointF(-4, -2), QSizeF(kPane, kPane));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour(option, QPalette::WindowText), 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(front, 1, 1);
    const QPointF back = front.topRight() + QPointF(2, -2);
    painter.drawPolyline(QPolygonF{back - QPointF(kPane - 0.5, 0), back, back + QPointF(0, kPane - 0.5)});
    painter.restore();
}

void ControlShapes::section(QPainter& painter, const QStyleOption& option) const {
    painter.fillRect(option.rect, colour(option, QPalette::Button));
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), line(option));
}

}  // namespace gnostica::gui
