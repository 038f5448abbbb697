#include "app/gui/windows/game/table_docks.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/piles_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/panels/side_column.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QResizeEvent>
#include <QTabBar>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Shares of the window's width, and limits of both columns. The rest belongs to the board, which is roughly square.
constexpr double kSidePart = 0.24;
constexpr double kLogPart = 0.175;
constexpr int kNarrowestSide = 278;
constexpr int kWidestSide = 620;
constexpr int kNarrowestLog = 150;
constexpr int kWidestLog = 460;
/// In a narrower window the log is a drawer.
constexpr int kRoomForLog = 1200;
/// In an even narrower one, or with very large letters, the piles are also a drawer.
constexpr int kRoomForPiles = 760;
/// Share of the window's height for the piles, and its limits; shows at least the whole first line of the discards.
constexpr double kPilesPart = 0.38;
constexpr int kLowestPiles = 240;
constexpr int kHighestPiles = 256;

}  // namespace

TableDocks::TableDocks(const std::shared_ptr<const CardArt>& art, QMainWindow& window, QMenu& menu)
    : QObject(&window),
      window_(window),
      hand_(new HandPanel(art, &window)),
      piles_(new PilesPanel(art, &window)),
      players_(new PlayersPanel(&window)),
      log_(new LogPanel(&window)),
      help_(new HelpPanel(&window)),
      side_(new SideColumn(players_, hand_, &window)),
      sideDock_(addDock(side_, QStringLiteral("sideDock"), dockAreaAtStart(window), menu)),
      logDock_(addDock(log_, QStringLiteral("logDock"), dockAreaAtEnd(window), menu)),
      helpDock_(addDock(help_, QStringLiteral("helpDock"), dockAreaAtEnd(window), menu)),
      pilesDock_(addDock(piles_, QStringLiteral("pilesDock"), dockAreaAtEnd(window), menu)) {
    const bool hasRoom = window.width() >= kRoomForLog;
    logDock_->setVisible(hasRoom);  // before there are tabs: tabs of hidden docks would remain
    helpDock_->setVisible(hasRoom);
    pilesDock_->setVisible(window.width() >= kRoomForPiles);
    window.tabifyDockWidget(logDock_, helpDock_);
    sideDock_->setTitleBarWidget(new QWidget(sideDock_));  // none: it would only repeat what is visible
    log_->setCards(art);
    window.installEventFilter(this);
    followLanguage(&window, this, [this] { retranslate(); });
}

QDockWidget* TableDocks::addDock(QWidget* panel, const QString& name, Qt::DockWidgetArea area, QMenu& menu) {
    auto* dock = new QDockWidget(&window_);
    dock->setObjectName(name);
    dock->setWidget(panel);
    window_.addDockWidget(area, dock);
    menu.addAction(viewActionOf(*dock));
    return dock;
}

void TableDocks::arrange() {
    logDock_->raise();
    shareWidth();
    const int piles = std::clamp(static_cast<int>(window_.height() * kPilesPart), kLowestPiles, kHighestPiles);
    window_.resizeDocks({pilesDock_}, {piles}, Qt::Vertical);
}

/// Both columns keep their shares when the window changes size.
void TableDocks::shareWidth() {
    const int width = window_.width();
    const int side = std::clamp(static_cast<int>(width * kSidePart), kNarrowestSide, kWidestSide);
    const int log = std::clamp(static_cast<int>(width * kLogPart), kNarrowestLog, kWidestLog);
    QDockWidget* right = logDock_->isVisible() ? logDock_ : pilesDock_;
    window_.resizeDocks({sideDock_, right}, {side, log}, Qt::Horizontal);
}

bool TableDocks::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        skipEmptyTabs();
    }
    if (event->type() == QEvent::Resize && static_cast<QResizeEvent*>(event)->oldSize().width() != window_.width()) {
        QMetaObject::invokeMethod(this, &TableDocks::shareWidth, Qt::QueuedConnection);  // after layout
    }
    return QObject::eventFilter(watched, event);
}

/// The window keeps tab bars without tabs, and those of docks below a page; the keyboard must not stop at them. The
/// help is accessible whenever any dock is.
void TableDocks::skipEmptyTabs() {
    const bool isOpen = helpDock_->isEnabled();
    for (auto* tabs : window_.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        tabs->setFocusPolicy(isOpen && tabs->count() > 0 ? Qt::TabFocus : Qt::NoFocus);
    }
}

void TableDocks::retranslate() {
    skipEmptyTabs();
    sideDock_->setWindowTitle(tr("Players and hand"));
    pilesDock_->setWindowTitle(tr("Piles", "panel: the draw pile and the discard pile"));
    logDock_->setWindowTitle(tr("Log", "panel: what has happened"));
    helpDock_->setWindowTitle(tr("Help", "panel: help"));
}

void TableDocks::showHelp(HelpPage page) {
    const bool wasRead = !helpDock_->visibleRegion().isEmpty();
    helpDock_->show();
    helpDock_->raise();
    Q_EMIT helpShown(helpDock_);
    if (!wasRead) {
        giveHeight(window_, *helpDock_);  // readers of the help do not need the cards
    }
    help_->showPage(page);
    help_->setFocus();
}

}  // namespace gnostica::gui
