#include "app/gui/windows/game/ending/sheet_rule.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QLinearGradient>
#include <QPainter>

namespace gnostica::gui {

SheetRule::SheetRule(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SheetRule::paintEvent(QPaintEvent*) {
    constexpr double kLozenge = 4.5;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = QRectF(rect()).center();
    QColor line = wornTheme().cut;
    QLinearGradient fading(0, 0, width(), 0);
    fading.setColorAt(0.5, line);
    line.setAlphaF(0.15F);
    fading.setColorAt(0, line);
    fading.setColorAt(1, line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fading);
    painter.drawRect(QRectF(0, middle.y() - 0.7, middle.x() - 2 * kLozenge, 1.4));
    painter.drawRect(QRectF(middle.x() + 2 * kLozenge, middle.y() - 0.7, middle.x() - 2 * kLozenge, 1.4));
    painter.setBrush(wornTheme().cut);
    painter.drawPolygon(QPolygonF{middle + QPointF(-kLozenge, 0), middle + QPointF(0, -kLozenge),
                                  middle + QPointF(kLozenge, 0), middle + QPointF(0, kLozenge)});
}

}  // namespace gnostica::gui
