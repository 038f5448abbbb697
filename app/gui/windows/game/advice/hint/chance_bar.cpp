#include "app/gui/windows/game/advice/hint/chance_bar.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QPainter>
#include <QStyle>

namespace gnostica::gui {

ChanceBar::ChanceBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChanceBar::setChances(const engine::bots::Chances& chances) {
    chances_ = chances;
    update();
}

QSize ChanceBar::sizeHint() const {
    return {120, fontMetrics().height()};
}

void ChanceBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isRightToLeft()) {  // certain is where reading ends
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    const QRectF track = QRectF(rect()).adjusted(2, height() * 0.3, -2, -height() * 0.3);
    const double round = track.height() / 2;
    QColor rail = palette().color(QPalette::WindowText);
    rail.setAlphaF(0.15F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rail);
    painter.drawRoundedRect(track, round, round);
    const auto place = [&track](float share) { return track.left() + track.width() * double(share); };
    painter.setBrush(wornTheme().preview);
    painter.drawRoundedRect(
        QRectF(QPointF(place(chances_.low), track.top()), QPointF(place(chances_.high), track.bottom())), round, round);
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawRoundedRect(QRectF(place(chances_.mean) - 2, 1, 4, height() - 2), 2, 2);
}

}  // namespace gnostica::gui
