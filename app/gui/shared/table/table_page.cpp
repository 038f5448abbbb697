#include "app/gui/shared/table/table_page.h"

#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/table/table_widget.h"

#include <QApplication>

namespace gnostica::gui {

namespace {

/// Most widgets in a round of the keyboard focus.
constexpr int kFocusRound = 500;

}  // namespace

TablePage::TablePage(TableWidget& table, Usable usable) : QWidget(&table), covered_(table), usable_(usable) {
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { keepFocus(now); });
    hide();
}

/// The focus also changes while the widgets on the page are deleted.
TablePage::~TablePage() {
    disconnect(qApp, nullptr, this, nullptr);
}

bool TablePage::isOnBoard(const QWidget& part) const {
    return usable_ == Usable::messagesAndBoard && (covered_.view() == &part || covered_.view()->isAncestorOf(&part));
}

/// Skips the parts of the table that are covered.
bool TablePage::focusNextPrevChild(bool next) {
    for (int i = 0; i < kFocusRound; ++i) {
        if (!QWidget::focusNextPrevChild(next)) {
            return false;
        }
        const QWidget* focus = window()->focusWidget();
        if (focus == nullptr || isAncestorOf(focus) || isOnBoard(*focus) || !covered_.isAncestorOf(focus)) {
            return true;
        }
    }
    return true;
}

void TablePage::keepFocus(QWidget* now) {
    const bool isCovered = now != nullptr && !isHidden() && covered_.isAncestorOf(now) && !isAncestorOf(now) &&
                           now != this && !isOnBoard(*now) && !covered_.isMessage(*now);
    if (isCovered) {
        setFocus(Qt::OtherFocusReason);
    }
}

}  // namespace gnostica::gui
