#include "app/gui/windows/game/spread/sheet.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/head/window_letters.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QLabel>
#include <QPainter>

namespace gnostica::gui {

namespace {

constexpr int kSheetPadding = 6;
constexpr double kTitleGrowth = 1.25;

}  // namespace

Sheet::Sheet(QWidget* panel, const QString& id, QWidget* window) : QDockWidget(window), title_(plainLabel(this)) {
    setObjectName(id);
    setWidget(panel);
    keepHeading(title_, kTitleGrowth);
    growWithWindow(this);
    constexpr QMargins around = kSheetShadow + QMargins(kSheetPadding, kSheetPadding, kSheetPadding, 0);
    title_->setContentsMargins(around.left() + 8, around.top() + 3, around.right() + 8, 2);
    connect(this, &QWidget::windowTitleChanged, title_, &QLabel::setText);
    hide();
    setLying(true);
    followTheme(this, [this](const Theme& theme) {
        QPalette colours = widgetPalette(theme);
        colours.setColor(QPalette::Window, theme.parchment);
        colours.setColor(QPalette::Base, theme.parchment);
        colours.setColor(QPalette::AlternateBase, theme.inset);
        setPalette(colours);
    });
}

void Sheet::setLying(bool lies) {
    if (lies == isLying_) {
        return;
    }
    isLying_ = lies;
    setTitleBarWidget(lies ? title_ : nullptr);
    title_->setVisible(lies);
    setContentsMargins(lies ? kSheetShadow + QMargins(kSheetPadding, kSheetPadding, kSheetPadding, kSheetPadding)
                            : QMargins());
    setAutoFillBackground(!lies);
}

void Sheet::paintEvent(QPaintEvent* event) {
    if (!isLying_) {
        QDockWidget::paintEvent(event);
        return;
    }
    QPainter painter(this);
    picture_.paint(painter, rect(), SheetFrame::plain, wornTheme());
}

}  // namespace gnostica::gui
