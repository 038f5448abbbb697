#include "app/gui/look/parchment/tab_sheet.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QPainter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Above the tabs, in pixels.
constexpr int kAboveTabs = 4;
/// By which the sheet is above the lower edge of the tabs, so that nothing shows between them.
constexpr int kUnderTabs = 2;

}  // namespace

TabSheet::TabSheet(QTabWidget* tabs, QWidget* parent) : QWidget(parent), tabs_(tabs) {
    tabs->setDocumentMode(true);  // without a frame
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(tabs);
    pad();
}

void TabSheet::pad() {
    const int padding = sheetPadding(window()->width());
    layout()->setContentsMargins(kSheetShadow.left() + padding, kAboveTabs, kSheetShadow.right() + padding,
                                 kSheetShadow.bottom() + padding);
}

void TabSheet::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    pad();
}

void TabSheet::paintEvent(QPaintEvent*) {
    const QTabBar* bar = tabs_->tabBar();
    const int tabs = bar->isHidden() ? 0 : bar->mapTo(this, bar->rect().bottomLeft()).y() + 1 - kUnderTabs;
    QPainter painter(this);
    picture_.paint(painter, rect().adjusted(0, std::max(0, tabs - kSheetShadow.top()), 0, 0), SheetFrame::plain,
                   wornTheme());
}

}  // namespace gnostica::gui
