#include "app/gui/shared/panels/plugins/dock_column.h"

#include "app/gui/look/widgets/dock_sides.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Height of a panel that is shown for the first time …
constexpr int kHeight = 420;
/// … and its maximum as part of the window's height.
constexpr double kPart = 0.5;

}  // namespace

QWidget& DockColumn::window() {
    return window_;
}

QDockWidget* DockColumn::addPanel(QWidget* panel, const QString& id) {
    auto* dock = new QDockWidget(&window_);
    dock->setObjectName(id);
    dock->setWidget(panel);
    if (window_.restoreDockWidget(dock)) {
        return dock;
    }
    window_.addDockWidget(dockAreaAtEnd(window_), dock, Qt::Vertical);
    dock->show();
    // After the window has made room.
    QTimer::singleShot(0, dock, [this, dock] {
        const int height = std::min(kHeight, static_cast<int>(window_.height() * kPart));
        window_.resizeDocks({dock}, {height}, Qt::Vertical);
        dock->raise();
    });
    return dock;
}

void DockColumn::removePanel(QDockWidget& dock) {
    window_.removeDockWidget(&dock);
}

}  // namespace gnostica::gui
