#include "app/gui/windows/learn/halo.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QEvent>
#include <QPainter>

namespace gnostica::gui {

namespace {

constexpr double kHaloLine = 2;
constexpr double kHaloRounding = 6;

}  // namespace

Halo::Halo(QWidget* room) : QWidget(room) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    room->installEventFilter(this);
    hide();
}

void Halo::pointAt(QWidget* widget) {
    if (widget_ && widget_ != parentWidget()) {
        widget_->removeEventFilter(this);
    }
    widget_ = widget;
    if (widget != nullptr) {
        widget->installEventFilter(this);
    }
    follow();
}

void Halo::follow() {
    setVisible(widget_ && widget_->isVisibleTo(parentWidget()));
    if (widget_) {
        setGeometry(QRect(widget_->mapTo(parentWidget(), QPoint()), widget_->size()));
        raise();
    }
}

bool Halo::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest: QMetaObject::invokeMethod(this, &Halo::follow, Qt::QueuedConnection); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

/// Dark, light and golden lines, visible on any background.
void Halo::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(rect()).adjusted(kHaloLine, kHaloLine, -kHaloLine, -kHaloLine);
    for (const auto& [colour, width] : {std::pair(wornTheme().shadow, 2.4), std::pair(wornTheme().coin, 1.0)}) {
        painter.setPen(QPen(colour, kHaloLine * width));
        painter.drawRoundedRect(edge, kHaloRounding, kHaloRounding);
    }
}

}  // namespace gnostica::gui
