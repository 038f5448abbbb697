#include "app/gui/look/widgets/facing_button.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QPainter>

namespace gnostica::gui {

namespace {

/// Opacity of a disabled facing: it has no frame but is visible on every background.
constexpr double kIdle = 0.65;

}  // namespace

FacingButton::FacingButton(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::NoFocus);  // the compass has the keyboard focus
    setAttribute(Qt::WA_Hover);
}

void FacingButton::setLook(const PieceLook& look) {
    look_ = look;
    update();
}

void FacingButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(2, 2, -2, -2);
    const bool hot = isEnabled() && (underMouse() || isDown());
    const QColor colour = isChecked() ? wornTheme().selected : hot ? wornTheme().target : wornTheme().legal;
    if (isEnabled()) {
        QColor wash = colour;
        wash.setAlphaF(isDown() ? 0.35F : hot || isChecked() ? 0.22F : 0.1F);
        painter.setBrush(wash);
        painter.setPen(QPen(colour, isChecked() ? 3 : 1.6));
        painter.drawRoundedRect(frame, 7, 7);
    }
    painter.setOpacity(isEnabled() ? 1 : kIdle);
    art_.paint(painter, frame.adjusted(2, 2, -2, -2), look_, wornTheme());
}

}  // namespace gnostica::gui
