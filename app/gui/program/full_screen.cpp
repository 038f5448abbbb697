#include "app/gui/program/full_screen.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QWidget>

namespace gnostica::gui {

FullScreen::FullScreen(QWidget& window, QAction& action) : QObject(&window), window_(window), action_(action) {
    action_.setChecked(window_.isFullScreen());
    connect(&action_, &QAction::triggered, this, &FullScreen::cover);
    window_.installEventFilter(this);
}

/// Keeps the other states: a window that was maximized will be so again.
void FullScreen::cover(bool screen) {
    window_.setWindowState(window_.windowState().setFlag(Qt::WindowFullScreen, screen));
}

/// Only keys that no widget inside wanted reach the window.
bool FullScreen::leavesBy(const QEvent& event) const {
    if (event.type() != QEvent::KeyPress || !window_.isFullScreen()) {
        return false;
    }
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier;
}

bool FullScreen::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) {
        action_.setChecked(window_.isFullScreen());
    } else if (leavesBy(*event)) {
        cover(false);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
