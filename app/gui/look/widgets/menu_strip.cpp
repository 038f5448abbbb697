#include "app/gui/look/widgets/menu_strip.h"

#include <QAction>
#include <QStyle>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace gnostica::gui {

QSize MenuStrip::sizeHint() const {
    const auto metric = [this](QStyle::PixelMetric which) { return style()->pixelMetric(which, nullptr, this); };
    int width = 2 * (metric(QStyle::PM_MenuBarHMargin) + metric(QStyle::PM_MenuBarPanelWidth));
    for (QAction* action : actions()) {
        if (!action->isVisible()) {
            continue;
        }
        QStyleOptionMenuItem option;
        initStyleOption(&option, action);
        const QSize words = fontMetrics().size(Qt::TextShowMnemonic, action->text());
        width += style()->sizeFromContents(QStyle::CT_MenuBarItem, &option, words, this).width() +
                 metric(QStyle::PM_MenuBarItemSpacing);
    }
    const QSize usual = QMenuBar::sizeHint();
    return {std::max(width, usual.width()), usual.height()};
}

}  // namespace gnostica::gui
