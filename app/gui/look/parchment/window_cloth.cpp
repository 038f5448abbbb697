#include "app/gui/look/parchment/window_cloth.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QChildEvent>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QPainter>

namespace gnostica::gui {

WindowCloth::WindowCloth(QMainWindow& window) : QObject(&window), window_(window) {
    window.installEventFilter(this);
    for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        lay(*dock);
    }
}

void WindowCloth::lay(QDockWidget& dock) {
    if (sheets_.contains(&dock)) {
        return;
    }
    sheets_.try_emplace(&dock);
    pad(dock);
    dock.installEventFilter(this);
    connect(&dock, &QObject::destroyed, this, [this](QObject* gone) { sheets_.erase(gone); });
}

/// The title has its own distance from the upper edge, from the style.
void WindowCloth::pad(QDockWidget& dock) const {
    const int padding = sheetPadding(window_.width());
    dock.setContentsMargins(kSheetShadow.left() + padding, 0, kSheetShadow.right() + padding,
                            kSheetShadow.bottom() + padding);
}

bool WindowCloth::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::ChildPolished) {
        if (auto* dock = qobject_cast<QDockWidget*>(static_cast<QChildEvent*>(event)->child())) {
            lay(*dock);
        }
    } else if (watched == &window_ && event->type() == QEvent::Resize) {
        for (auto* dock : window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
            pad(*dock);
        }
    } else if (event->type() == QEvent::Paint) {
        auto* widget = static_cast<QWidget*>(watched);
        QPainter painter(widget);
        if (widget == &window_) {
            cloth_.paint(painter, window_.rect(), window_.size(), wornTheme());
        } else if (const auto sheet = sheets_.find(watched); sheet != sheets_.end()) {
            sheet->second.paint(painter, widget->rect(), SheetFrame::plain, wornTheme());
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
