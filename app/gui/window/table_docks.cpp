#include "app/gui/window/table_docks.h"

#include "app/gui/panels/hand_panel.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/panels/piles_panel.h"
#include "app/gui/panels/players_panel.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/wording/fill.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

namespace gnostica::gui {

TableDocks::TableDocks(const std::shared_ptr<const CardArt>& art, QMainWindow& window, QMenu& menu)
    : QObject(&window),
      window_(window),
      hand_(new HandPanel(art, &window)),
      piles_(new PilesPanel(art, &window)),
      players_(new PlayersPanel(&window)),
      log_(new LogPanel(&window)),
      help_(new HelpPanel(&window)),
      playersDock_(addDock(players_, QStringLiteral("playersDock"), Qt::LeftDockWidgetArea, menu)),
      pilesDock_(addDock(piles_, QStringLiteral("pilesDock"), Qt::LeftDockWidgetArea, menu)),
      logDock_(addDock(log_, QStringLiteral("logDock"), Qt::RightDockWidgetArea, menu)),
      helpDock_(addDock(help_, QStringLiteral("helpDock"), Qt::RightDockWidgetArea, menu)),
      handDock_(addDock(hand_, QStringLiteral("handDock"), Qt::BottomDockWidgetArea, menu)) {
    window.tabifyDockWidget(logDock_, helpDock_);
    connect(handDock_, &QDockWidget::topLevelChanged, this, &TableDocks::titleHand);
}

QDockWidget* TableDocks::addDock(QWidget* panel, const QString& name, Qt::DockWidgetArea area, QMenu& menu) {
    auto* dock = new QDockWidget(&window_);
    dock->setObjectName(name);
    dock->setWidget(panel);
    window_.addDockWidget(area, dock);
    menu.addAction(dock->toggleViewAction());
    return dock;
}

void TableDocks::arrange() {
    logDock_->raise();
    window_.resizeDocks({playersDock_, logDock_}, {260, 300}, Qt::Horizontal);
    window_.resizeDocks({playersDock_, pilesDock_}, {300, 300}, Qt::Vertical);
    window_.resizeDocks({handDock_}, {180}, Qt::Vertical);
}

void TableDocks::setTheme(const Theme& theme) {
    hand_->setTheme(theme);
    piles_->setTheme(theme);
    players_->setTheme(theme);
    log_->setTheme(theme);
    help_->setTheme(theme);
}

void TableDocks::retranslate() {
    playersDock_->setWindowTitle(tr("Players"));
    pilesDock_->setWindowTitle(tr("Piles"));
    logDock_->setWindowTitle(tr("Log"));
    helpDock_->setWindowTitle(tr("Help"));
    titleHand();
}

void TableDocks::setHandOf(const wording::Phrase& player) {
    handOf_ = player;
    titleHand();
}

/// A dock that floats has a title of the desktop, to which "&" is nothing but that; its entry in the menu is as before.
void TableDocks::titleHand() {
    //: %1: player
    const QString title = handOf_.isEmpty() ? tr("Hand") : wording::fill(tr("Hand of %1"), {handOf_});
    handDock_->setWindowTitle(asDockTitle(title));
    if (handDock_->isFloating()) {
        const QString entry = handDock_->toggleViewAction()->text();
        handDock_->setWindowTitle(asTitle(title));
        handDock_->toggleViewAction()->setText(entry);
    }
}

void TableDocks::showHelp(HelpPage page) {
    helpDock_->show();
    helpDock_->raise();
    help_->showPage(page);
    help_->setFocus();
}

}  // namespace gnostica::gui
