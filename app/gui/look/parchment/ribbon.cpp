#include "app/gui/look/parchment/ribbon.h"

#include <QPainter>
#include <QPolygonF>

namespace gnostica::gui {

namespace {

constexpr QColor kRibbonFront{0xa3, 0x20, 0x1f};
constexpr QColor kRibbonTails{0x86, 0x1a, 0x15};
constexpr QColor kRibbonFolds{0x6e, 0x15, 0x15};
constexpr QColor kRibbonInk{0x1b, 0x18, 0x2b};
constexpr QColor kRibbonLetters{0xff, 0xf4, 0xda};

/// Parts of the height of the ribbon.
constexpr double kTailHidden = 0.24;
constexpr double kTailHangs = 0.22;
constexpr double kTailNotch = 0.3;
constexpr double kHemInset = 0.09;
constexpr double kRibbonOutline = 1.5;

/// The tail at the left end.
void paintTail(QPainter& painter, const QRectF& front, double out) {
    const double height = front.height();
    const double hang = height * kTailHangs;
    const double inner = front.left() + height * kTailHidden;
    const double outer = front.left() - height * kRibbonTail * out;
    painter.setBrush(kRibbonTails);
    painter.drawPolygon(QPolygonF{QPointF(outer, front.top() + hang), QPointF(inner, front.top() + hang),
                                  QPointF(inner, front.bottom() + hang), QPointF(outer, front.bottom() + hang),
                                  QPointF(outer + height * kTailNotch * out, front.center().y() + hang)});
    painter.setBrush(kRibbonFolds);
    painter.drawPolygon(QPolygonF{QPointF(front.left(), front.bottom()), QPointF(inner, front.bottom()),
                                  QPointF(inner, front.bottom() + hang)});
}

}  // namespace

QColor ribbonLetters() {
    return kRibbonLetters;
}

void paintRibbon(QPainter& painter, const QRectF& front, const Theme& theme, double unrolled, double tails) {
    if (unrolled <= 0) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double cut = front.width() * (1 - unrolled) / 2;
    const QRectF shown = front.adjusted(cut, 0, -cut, 0);
    painter.setPen(QPen(kRibbonInk, kRibbonOutline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (tails > 0) {
        paintTail(painter, shown, tails);
        painter.save();
        painter.translate(2 * shown.center().x(), 0);
        painter.scale(-1, 1);
        paintTail(painter, shown, tails);
        painter.restore();
    }
    painter.setBrush(kRibbonFront);
    painter.drawRect(shown);
    painter.setPen(QPen(theme.gilt, kRibbonOutline));
    for (const double y : {shown.top() + front.height() * kHemInset, shown.bottom() - front.height() * kHemInset}) {
        painter.drawLine(QPointF(shown.left(), y), QPointF(shown.right(), y));
    }
    painter.restore();
}

}  // namespace gnostica::gui
