#include "app/gui/windows/game/table_access.h"

#include "app/gui/look/actions/action_set.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QToolTip>

namespace gnostica::gui {

TableAccess::TableAccess(QMainWindow& window, ActionSet& actions, QDockWidget& help)
    : QObject(&window),
      window_(window),
      actions_(actions),
      help_(help) {}

void TableAccess::setCovered(bool covered) {
    isCovered_ = covered;
    if (covered) {
        QToolTip::hideText();  // it could name a card of the hand that was on the screen
    }
    apply();
}

void TableAccess::setUnderPage(bool under) {
    isUnderPage_ = under;
    isHelpBeside_ = false;
    apply();
}

void TableAccess::setHelpBesidePage() {
    isHelpBeside_ = true;
    apply();
}

void TableAccess::setAsked(bool asked) {
    if (asked != isAsked_) {
        isAsked_ = asked;
        apply();
    }
}

void TableAccess::apply() {
    // Only direct children: windows of replays are also children, and keep their secrets themselves.
    for (QDockWidget* dock : window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        if (dock != &help_) {
            dock->setEnabled(isBoardOpen());
            actions_.addToBoard(dock->toggleViewAction());
        }
    }
    help_.setEnabled(!isUnderPage_ || isHelpBeside_);
    help_.toggleViewAction()->setEnabled(help_.isEnabled());
    window_.centralWidget()->setEnabled(!isUnderPage_);
    actions_.setTableOpen(!isCovered_);
    actions_.setBoardOpen(isBoardOpen());
    window_.setAcceptDrops(!isCovered_);
    Q_EMIT changed();
}

}  // namespace gnostica::gui
