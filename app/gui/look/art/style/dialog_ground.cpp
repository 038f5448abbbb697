#include "app/gui/look/art/style/dialog_ground.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/parchment/parchment_art.h"

#include <QEvent>
#include <QPainter>
#include <QWidget>

namespace gnostica::gui {

namespace {

/// Of the line round the dialog, in pixels.
constexpr double kLineInset = 7.5;
constexpr double kLineRounding = 5;

}  // namespace

bool DialogGround::eventFilter(QObject* watched, QEvent* event) {
    const Theme& theme = wornTheme();
    if (event->type() == QEvent::Paint && theme.grain.alpha() > 0) {
        auto* dialog = static_cast<QWidget*>(watched);
        QPainter painter(dialog);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF ground = dialog->rect();
        paintSheetCuts(painter, ground, theme);
        painter.setPen(QPen(theme.cut, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(ground.adjusted(kLineInset, kLineInset, -kLineInset, -kLineInset), kLineRounding,
                                kLineRounding);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
