#include "app/gui/window/cover_guard.h"

#include "app/gui/actions/action_set.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QToolTip>

namespace gnostica::gui {

CoverGuard::CoverGuard(QMainWindow& window, ActionSet& actions, const QDockWidget& help)
    : QObject(&window),
      window_(window),
      actions_(actions),
      help_(help) {}

void CoverGuard::setCovered(bool covered) {
    // Its own: windows of replays are its children, too, and keep their secrets themselves.
    for (QDockWidget* dock : window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        if (dock != &help_) {
            dock->setEnabled(!covered);
            actions_.addToTable(dock->toggleViewAction());
        }
    }
    actions_.setTableOpen(!covered);
    window_.setAcceptDrops(!covered);
    if (covered) {
        QToolTip::hideText();  // it may name a card of the hand that was on the screen
    }
}

}  // namespace gnostica::gui
