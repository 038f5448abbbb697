#include "app/gui/look/parchment/ribbon.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr QColor kUnderFold{0x3a, 0x0a, 0x0a};
constexpr double kHiddenEnd = 20;  ///< of an end, behind the front
constexpr double kEndNotch = 13;

QPen inked(double width) {
    return {ribbon::kInk, width, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin};
}

/// One end at the right of the front, cut out and hatched where the front throws its shade.
void paintRibbonEnd(QPainter& painter, const QRectF& front, const RibbonEnds& ends, double part) {
    const double edge = front.right();
    const double top = front.top() + ends.fold;
    const double bottom = front.bottom() + ends.fold;
    const double hidden = std::min(kHiddenEnd * ends.unit, front.width() / 2);
    const double tip = edge + ends.tail * part - 1;
    painter.setPen(inked(2));
    painter.setBrush(ribbon::kFolds);
    painter.drawPolygon(QPolygonF{{edge - hidden, top},
                                  {tip, top},
                                  {tip - std::min(kEndNotch * ends.unit, ends.tail * part / 2), (top + bottom) / 2},
                                  {tip, bottom},
                                  {edge - hidden, bottom}});
    QPainterPath cuts;
    for (double y = top + 3; y < bottom - 3; y += 4) {
        cuts.moveTo(edge - 2, y);
        cuts.lineTo(edge + std::min(14 * ends.unit, ends.tail * part * 0.45), y + 1);
        cuts.lineTo(edge - 2, y + 2);
    }
    QColor shade(0x1b, 0x08, 0x08);
    shade.setAlphaF(0.6F);
    painter.fillPath(cuts, shade);
    painter.setBrush(kUnderFold);
    painter.drawPolygon(QPolygonF{{edge, front.bottom()}, {edge - hidden, front.bottom()}, {edge - hidden, bottom}});
}

void paintRibbonFront(QPainter& painter, const QRectF& front, double unit) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawRect(front.translated(0, 2.5));
    painter.setPen(inked(2));
    painter.setBrush(ribbon::kFill);
    painter.drawRect(front);
    painter.setPen(QPen(ribbon::kGold, 1.4));
    const double inset = 4 * std::min(unit, 1.5);
    for (const double y : {front.top() + inset, front.bottom() - inset}) {
        painter.drawLine(QPointF(front.left() + 1, y), QPointF(front.right() - 1, y));
    }
}

}  // namespace

QRectF shownFront(const QRectF& front, const RibbonUnrolled& unrolled) {
    const double cut = front.width() * (1 - unrolled.front) / 2;
    return front.adjusted(cut, 0, -cut, 0);
}

void paintRibbon(QPainter& painter, const QRectF& front, const RibbonEnds& ends, const RibbonUnrolled& unrolled) {
    if (unrolled.front <= 0) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF shown = shownFront(front, unrolled);
    if (unrolled.tails > 0) {
        paintRibbonEnd(painter, shown, ends, unrolled.tails);
        painter.save();
        painter.translate(2 * shown.center().x(), 0);
        painter.scale(-1, 1);
        paintRibbonEnd(painter, shown, ends, unrolled.tails);
        painter.restore();
    }
    paintRibbonFront(painter, shown, ends.unit);
    painter.restore();
}

}  // namespace gnostica::gui
