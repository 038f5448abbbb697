#include "app/gui/windows/game/advice/review/review_stage.h"

#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/advice/review/review_panel.h"
#include "app/gui/windows/game/advice/review/review_plan.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Height of a line of the usual letters.
constexpr double kReviewLine = 18;

bool isEscape(const QKeyEvent& key) {
    return key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier;
}

}  // namespace

ReviewStage::ReviewStage(TableWidget& table, ReviewPanel& panel)
    : TablePage(table, Usable::messagesAndBoard),
      table_(table),
      panel_(panel) {
    setObjectName(QStringLiteral("reviewStage"));
    panel.setParent(this);
    panel.show();
    setFocusProxy(&panel);
    table.installEventFilter(this);
    table.view()->installEventFilter(this);
    connect(&panel, &ReviewPanel::backWanted, this, &ReviewStage::leave);
}

void ReviewStage::open() {
    if (isOpen()) {
        return;
    }
    table_.view()->fit();
    Q_EMIT coverChanged(true);
    show();
    raise();
    layOut();
}

void ReviewStage::close() {
    if (isOpen()) {
        hide();
        table_.setBoardInFront(std::nullopt);
        Q_EMIT coverChanged(false);
    }
}

void ReviewStage::leave() {
    if (isOpen()) {
        close();
        table_.setFocus(Qt::OtherFocusReason);
    }
}

void ReviewStage::layOut() {
    if (!isOpen()) {
        return;
    }
    const ReviewPlan plan =
        reviewPlanFor({table_.size(), std::max(1.0, QFontMetrics(table_.font()).height() / kReviewLine),
                       table_.layoutDirection() == Qt::RightToLeft});
    setGeometry(table_.rect());
    panel_.setGeometry(rect());
    panel_.lay(plan, tableScale(table_.window()->size()));
    table_.setBoardInFront(plan.board);
}

/// The table without its parts.
void ReviewStage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    table_.view()->paintTable(painter, *this);
}

void ReviewStage::keyPressEvent(QKeyEvent* event) {
    if (isEscape(*event)) {
        Q_EMIT escaped();
        return;
    }
    TablePage::keyPressEvent(event);
}

void ReviewStage::changeEvent(QEvent* event) {
    TablePage::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        layOut();
    }
}

/// The board is no part of the page, but Escape leaves from there too.
bool ReviewStage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &table_ && event->type() == QEvent::Resize) {
        layOut();
    }
    if (event->type() == QEvent::KeyPress && isOpen() && isEscape(*static_cast<QKeyEvent*>(event))) {
        Q_EMIT escaped();
        return true;
    }
    return TablePage::eventFilter(watched, event);
}

}  // namespace gnostica::gui
