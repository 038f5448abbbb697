#include "app/gui/windows/game/card_inspection.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/piles_panel.h"
#include "app/gui/windows/game/inspect/card_inspector.h"
#include "app/gui/windows/game/table_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

#include <chrono>

namespace gnostica::gui {

namespace {

/// In a smaller window the card is opened from the menu.
constexpr QSize kRoomForCard(1500, 860);
constexpr std::size_t kUsesTold = 6;
/// A pointer that only passes over a card does not show it.
constexpr std::chrono::milliseconds kRest{60};

}  // namespace

CardInspection::CardInspection(BoardView& board, const TableDocks& docks, QMainWindow& window, QMenu& menu)
    : QObject(&window),
      window_(window),
      board_(board),
      inspector_(new CardInspector(board.board()->cardArt(), &window)),
      dock_(new QDockWidget(&window)),
      rest_(new QTimer(this)) {
    dock_->setObjectName(QStringLiteral("cardDock"));
    dock_->setWidget(new ColumnScroll(inspector_, dock_));
    window.addDockWidget(dockAreaAtEnd(window), dock_);
    dock_->setVisible(window.width() >= kRoomForCard.width() && window.height() >= kRoomForCard.height());
    if (dock_->isHidden()) {
        window.tabifyDockWidget(docks.pilesDock(), dock_);
    }
    connect(dock_->toggleViewAction(), &QAction::toggled, dock_, [this](bool isShown) {
        if (isShown) {  // once it has its place behind other tabs
            QMetaObject::invokeMethod(this, &CardInspection::bringToFront, Qt::QueuedConnection);
        }
    });
    menu.addAction(viewActionOf(*dock_));
    rest_->setSingleShot(true);
    rest_->setInterval(kRest);
    connect(rest_, &QTimer::timeout, this, &CardInspection::tell);
    connect(dock_, &QDockWidget::visibilityChanged, &board_, &BoardView::setCardShownElsewhere);
    connect(dock_, &QDockWidget::visibilityChanged, this, &CardInspection::tell);  // describes the last card again
    connect(&docks.hand(), &HandPanel::lookedAt, this, &CardInspection::look);
    connect(&docks.piles(), &PilesPanel::lookedAt, this, &CardInspection::look);
    connect(&board_, &BoardView::cardLookedAt, this, &CardInspection::look);
    followLanguage(&window, this, [this] { retranslate(); });
}

void CardInspection::bringToFront() {
    dock_->raise();
    giveHeight(window_, *dock_);
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
    dock_->setWindowTitle(tr("Card"));
}

void CardInspection::look(engine::Card card) {
    card_ = card;
    rest_->start();
}

void CardInspection::tell() {
    if (!table_ || !speaker_ || card_.isNone() || !dock_->isVisible()) {
        return;
    }
    const engine::View view = table_->view();
    const bool decides = view.viewer() == table_->decider() && table_->isLive();
    const CardUses uses = decides ? usesOf(table_->rules(), view, table_->legal(), card_, kUsesTold) : CardUses();
    inspector_->present(card_, uses, view, *speaker_);
}

}  // namespace gnostica::gui
