#include "app/gui/windows/game/spread/table_spread.h"

#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/windows/game/announce/due_sheet.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/spread/left_column.h"
#include "app/gui/windows/game/spread/table_sheets.h"

#include <QEvent>
#include <QFontMetrics>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Height of a line of the usual letters.
constexpr double kUsualLine = 18;

}  // namespace

TableSpread::TableSpread(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    for (QWidget* part :
         std::initializer_list<QWidget*>{&parts.column, &parts.piles, &parts.hand, &parts.seals, &parts.due}) {
        parts.area.layOn(*part);
    }
    parts.hand.setOnTable(true);
    parts.area.installEventFilter(this);
    connect(&parts.sheets, &TableSheets::planChanged, this, &TableSpread::lay);
    connect(&parts.due, &DueSheet::wantedChanged, this, &TableSpread::lay);
    lay();
}

void TableSpread::lay() {
    QWidget& area = parts_.area;
    TableNeeds needs;
    needs.room = area.size();
    needs.window = area.window()->size();
    needs.seals = parts_.seals.sizeHint().height();
    needs.letters = std::max(1.0, QFontMetrics(area.font()).height() / kUsualLine);
    needs.hasPanels = parts_.sheets.panelCount() > 0 && !parts_.sheets.isArranged();
    needs.rightToLeft = area.layoutDirection() == Qt::RightToLeft;
    plan_ = planFor(needs);
    parts_.area.setBoardPlace(plan_.board);
    parts_.column.setGeometry(plan_.column);
    parts_.column.setPlates(plan_.plate, plan_.plateGap);
    parts_.piles.setPileWidth(pileWidth(needs.window));
    parts_.piles.setGeometry(plan_.piles);
    parts_.hand.setCardWidth(plan_.handCard);
    parts_.hand.setGeometry(plan_.hand);
    parts_.card.placeIn(plan_.card, needs.window, needs.letters);
    parts_.seals.setGeometry(plan_.seals);
    layDue();
    parts_.sheets.lay(plan_);
}

/// Below the panel of an expansion, which makes room for it; several panels leave none.
void TableSpread::layDue() {
    DueSheet& due = parts_.due;
    QRect place = plan_.due;
    const bool hasRoom = due.isWanted() && (plan_.panels.isEmpty() || parts_.sheets.panelCount() == 1) &&
                         place.width() >= due.leastWidth() && place.height() >= due.heightForWidth(place.width());
    if (hasRoom) {
        place.setHeight(due.heightForWidth(place.width()));
        plan_.panels.setBottom(std::min(plan_.panels.bottom(), place.top() - 1));
    }
    due.place(hasRoom ? place : QRect());
}

bool TableSpread::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::FontChange:
    case QEvent::LayoutDirectionChange: lay(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
