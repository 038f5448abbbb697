#include "app/gui/windows/game/spread/table_spread.h"

#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/seals.h"
#include "app/gui/windows/game/announce/due_sheet.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/spread/left_column.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"

#include <QEvent>
#include <QFontMetrics>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Height of a line of the usual letters.
constexpr double kUsualLine = 18;
/// Between the large card and the edges of the table.
constexpr int kRoundCard = 4;

}  // namespace

TableSpread::TableSpread(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    for (QWidget* part :
         std::initializer_list<QWidget*>{&parts.column, &parts.piles, &parts.hand, &parts.seals, &parts.due}) {
        parts.area.layOn(*part);
    }
    parts.hand.setOnTable(true);
    parts.area.installEventFilter(this);
    connect(&parts.sheets, &TableSheets::planChanged, this, &TableSpread::lay);
    connect(&parts.sheets, &TableSheets::unfoldedChanged, this, &TableSpread::coverSeals);
    connect(&parts.due, &DueSheet::wantedChanged, this, &TableSpread::lay);
    connect(&parts.area, &PlayTable::choicesShown, &parts.seals, &Seals::present);
    connect(&parts.area, &PlayArea::turnsOffered, &parts.seals, &Seals::setGame);
    connect(&parts.seals, &Seals::turnsShown, parts.area.choiceBar(), &ChoiceBar::setSealed);
    lay();
    parts.card.setRoom([this] { return roomOfCard(); });
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
    parts_.seals.setGeometry(plan_.seals);
    layDue();
    layCard(needs);
    parts_.sheets.lay(plan_);
    coverSeals();
}

/// Half of a seal beside a sheet cannot be read.
void TableSpread::coverSeals() {
    parts_.seals.setCovered(parts_.sheets.unfoldedPlace().intersects(plan_.seals));
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

/// Clear of the turns until a last turn, where a card can be read in the room below them.
void TableSpread::layCard(const TableNeeds& needs) {
    if (parts_.due.isPlaced()) {
        QRect below = plan_.card;
        below.setTop(parts_.due.geometry().bottom() + 1);
        const bool hasRoom = below.height() >= LargeCard::leastHeight(needs.window, needs.letters);
        plan_.card = hasRoom ? below : plan_.card;
    }
    parts_.card.measureFor(needs.window, needs.letters);
}

CardRoom TableSpread::roomOfCard() const {
    const QWidget& area = parts_.area;
    const BoardView& view = *parts_.area.boardView();
    const auto within = [&area](const QWidget& part) {
        return part.isVisible() ? QRect(area.mapFromGlobal(part.mapToGlobal(QPoint())), part.size()) : QRect();
    };
    CardRoom room{plan_.card, area.rect().adjusted(kRoundCard, kRoundCard, -kRoundCard, -kRoundCard)};
    room.kept = {plan_.tongues, within(parts_.due)};
    if (const Sheet* sheet = parts_.sheets.unfolded()) {
        room.kept.push_back(within(*sheet));
    }
    const QRect board = view.mapFromScene(view.board()->extent()).boundingRect() & view.viewport()->rect();
    room.others = {board.translated(view.viewport()->mapTo(&area, QPoint())), plan_.hand, plan_.seals, plan_.piles,
                   plan_.panels};
    for (const QWidget* part : parts_.column.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        room.others.push_back(within(*part));
    }
    return room;
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
