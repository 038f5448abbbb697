#include "app/gui/windows/game/home/page_sheet.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QEvent>
#include <QPainter>

namespace gnostica::gui {

QPalette sheetPalette(const Theme& theme) {
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, theme.parchment);
    colours.setColor(QPalette::Base, theme.parchment);
    colours.setColor(QPalette::AlternateBase, theme.inset);
    return colours;
}

PageSheet::PageSheet(SheetFrame frame, QWidget* parent) : QFrame(parent), frame_(frame) {
    followTheme(this, [this](const Theme& theme) { setPalette(sheetPalette(theme)); });
    followFont(this, [this] { dressTitles(); });  // a language may change the families of titles alone
}

void PageSheet::keepTitle(QWidget* words, double factor) {
    titles_.push_back({words, factor});
    words->setFont(headingFont(font(), factor));
}

void PageSheet::dressTitles() const {
    for (const Title& title : titles_) {
        if (title.words) {
            title.words->setFont(headingFont(font(), title.factor));
        }
    }
}

void PageSheet::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        dressTitles();
    }
}

QMargins PageSheet::margins(int padding) {
    return kSheetShadow + QMargins(padding, padding, padding, padding);
}

void PageSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    picture_.paint(painter, rect(), frame_, wornTheme());
}

}  // namespace gnostica::gui
