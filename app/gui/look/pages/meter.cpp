#include "app/gui/look/pages/meter.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/art/theme.h"

#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kRim = 1.2;
constexpr double kCutsApart = 6;
constexpr int kHeight = 15;
constexpr int kWidth = 112;

}  // namespace

void paintMeter(QPainter& painter, const QRectF& bar, double share, Qt::LayoutDirection direction) {
    const Theme& theme = wornTheme();
    const double done = bar.width() * std::clamp(share, 0.0, 1.0);
    const bool isMirrored = direction == Qt::RightToLeft;
    const QRectF full(isMirrored ? bar.right() - done : bar.left(), bar.top(), done, bar.height());
    painter.save();
    painter.fillRect(bar, theme.inset);
    painter.setPen(QPen(theme.cut, kRim));
    for (double x = kCutsApart; x < bar.width() - done; x += kCutsApart) {
        const double at = isMirrored ? bar.left() + x : bar.right() - x;
        painter.drawLine(QPointF(at, bar.center().y()), QPointF(at, bar.bottom()));
    }
    painter.fillRect(full, theme.accent);
    painter.setPen(QPen(theme.text, kRim));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    if (done > 0 && done < bar.width()) {
        const double at = isMirrored ? full.left() : full.right();
        painter.drawLine(QPointF(at, bar.top()), QPointF(at, bar.bottom()));
    }
    painter.restore();
}

Meter::Meter(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    followTheme(this, [this](const Theme&) { update(); });
}

void Meter::setShare(int done, int all) {
    done_ = std::clamp(done, 0, std::max(all, 0));
    all_ = std::max(all, 0);
    update();
}

QSize Meter::sizeHint() const {
    return {kWidth, kHeight};
}

void Meter::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar = QRectF(rect()).adjusted(kRim, kRim, -kRim, -kRim);
    paintMeter(painter, bar, all_ > 0 ? static_cast<double>(done_) / all_ : 0, layoutDirection());
}

}  // namespace gnostica::gui
