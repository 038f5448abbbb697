#include "app/gui/windows/game/card_inspection.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/windows/game/inspect/card_inspector.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/gui/windows/game/table_panels.h"

#include <QTimer>

#include <chrono>

namespace gnostica::gui {

namespace {

constexpr std::size_t kUsesTold = 6;
/// A pointer that only passes over a card does not show it.
constexpr std::chrono::milliseconds kRest{60};

}  // namespace

CardInspection::CardInspection(BoardView& board, const TablePanels& panels, TableSheets& sheets)
    : QObject(&sheets.window()),
      inspector_(new CardInspector(board.board()->cardArt(), &sheets.window())),
      sheet_(sheets.add(new ColumnScroll(inspector_), QStringLiteral("cardDock"), TableSheets::Tongues::whileShown)),
      rest_(new QTimer(this)) {
    rest_->setSingleShot(true);
    rest_->setInterval(kRest);
    connect(rest_, &QTimer::timeout, this, &CardInspection::tell);
    connect(sheet_, &QDockWidget::visibilityChanged, this, &CardInspection::tell);  // describes the last card again
    connect(&panels.hand(), &HandPanel::lookedAt, this, &CardInspection::look);
    connect(&panels.piles(), &PilesRow::lookedAt, this, &CardInspection::look);
    connect(&board, &BoardView::cardLookedAt, this, &CardInspection::look);
    followLanguage(&sheets.window(), this, [this] { retranslate(); });
}

void CardInspection::attach(table::SeenTable* table) {
    if (table_) {
        table_->disconnect(this);
    }
    table_ = table;
    card_ = engine::Card::none();
    inspector_->clear();
    connect(table, &table::SeenTable::offered, this, &CardInspection::tell);  // the possible uses have changed
}

void CardInspection::setWords(const CardFaces& faces, const wording::Speaker& speaker) {
    speaker_ = speaker;
    inspector_->setFaces(faces);
    tell();
}

void CardInspection::retranslate() {
    sheet_->setWindowTitle(tr("Card"));
}

void CardInspection::look(engine::Card card) {
    card_ = card;
    rest_->start();
}

void CardInspection::tell() {
    if (!table_ || !speaker_ || card_.isNone() || !sheet_->isVisible()) {
        return;
    }
    const engine::View view = table_->view();
    const bool decides = view.viewer() == table_->decider() && table_->isLive();
    const CardUses uses = decides ? usesOf(table_->rules(), view, table_->legal(), card_, kUsesTold) : CardUses();
    inspector_->present(card_, uses, view, *speaker_);
}

}  // namespace gnostica::gui
