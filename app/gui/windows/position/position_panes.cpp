#include "app/gui/windows/position/position_panes.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/windows/position/cards/card_palette.h"
#include "app/gui/windows/position/cards/card_tree.h"
#include "app/gui/windows/position/panes/brush_pane.h"
#include "app/gui/windows/position/panes/fields_pane.h"
#include "app/gui/windows/position/panes/notes_pane.h"
#include "app/gui/windows/position/panes/seats_pane.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

namespace gnostica::gui {

namespace {

constexpr int kBrushWide = 330;
constexpr int kCardsWide = 300;
constexpr int kNotesHigh = 120;

}  // namespace

PositionPanes::PositionPanes(EditTool& tool, std::shared_ptr<const CardArt> art, QMainWindow& window, QMenu& menu)
    : QObject(&window),
      window_(window),
      icons_(std::move(art)),
      brush_(new BrushPane(tool, icons_, &window)),
      cards_(new CardTree(icons_, &window)),
      seats_(new SeatsPane(&window)),
      fields_(new FieldsPane(&window)),
      notes_(new NotesPane(&window)) {
    addDock(Side::brush, brush_, false, menu);
    addDock(Side::cards, cards_, false, menu);
    addDock(Side::seats, seats_, true, menu);
    addDock(Side::fields, fields_, true, menu);
    addDock(Side::notes, notes_, true, menu);
    arrange();
    whenThemeChanges(this, [this](const Theme&) { refreshIcons(); });
    followLanguage(&window, this, [this] { retranslate(); });
}

QDockWidget* PositionPanes::addDock(Side side, QWidget* pane, bool scrolls, QMenu& menu) {
    constexpr std::array<const char*, kSides> names{"brushDock", "cardsDock", "seatsDock", "fieldsDock", "notesDock"};
    const Qt::DockWidgetArea start = dockAreaAtStart(window_);
    const Qt::DockWidgetArea end = dockAreaAtEnd(window_);
    const std::array<Qt::DockWidgetArea, kSides> areas{start, end, end, end, Qt::BottomDockWidgetArea};
    const auto at = static_cast<std::size_t>(side);
    auto* dock = new QDockWidget(&window_);
    dock->setObjectName(QLatin1String(names[at]));
    if (scrolls) {
        pane = new ColumnScroll(pane, dock);
    }
    dock->setWidget(pane);
    window_.addDockWidget(areas[at], dock);
    menu.addAction(viewActionOf(*dock));
    docks_[at] = dock;
    return dock;
}

void PositionPanes::arrange() {
    new DockSides(window_);
    window_.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window_.tabifyDockWidget(&dock(Side::seats), &dock(Side::fields));
    dock(Side::seats).raise();
    window_.resizeDocks({&dock(Side::brush), &dock(Side::cards)}, {kBrushWide, kCardsWide}, Qt::Horizontal);
    window_.resizeDocks({&dock(Side::cards), &dock(Side::seats)}, {400, 260}, Qt::Vertical);
    window_.resizeDocks({&dock(Side::notes)}, {kNotesHigh}, Qt::Vertical);
}

void PositionPanes::refreshIcons() {
    icons_.forget();
    brush_->refreshIcons();
    cards_->refreshIcons();
}

void PositionPanes::present(const PositionDraft& draft, const PositionWords& words) {
    const bool hasNewFaces = facesOf_ != draft.rules.get();
    if (hasNewFaces) {
        facesOf_ = draft.rules.get();
        icons_.setFaces(CardFaces(*draft.rules));
    }
    brush_->present(draft, words);
    cards_->present(draft, words);
    seats_->present(draft, words);
    fields_->present(draft, words);
    notes_->setAccount(PositionWords::account(draft));
    if (hasNewFaces) {
        refreshIcons();
    }
}

void PositionPanes::goTo(const PositionSpot& spot) {
    const auto raise = [this](Side side) {
        dock(side).show();
        dock(side).raise();
    };
    switch (spot.part) {
    case PositionSpot::Part::none:
    case PositionSpot::Part::board: break;
    case PositionSpot::Part::hand:
    case PositionSpot::Part::pile:
        raise(Side::cards);
        cards_->goTo(spot.seat);
        break;
    case PositionSpot::Part::players:
        raise(Side::seats);
        seats_->setFocus(Qt::OtherFocusReason);
        break;
    case PositionSpot::Part::field:
        raise(Side::fields);
        fields_->goTo(spot.field);
        break;
    }
}

void PositionPanes::retranslate() {
    facesOf_ = nullptr;  // the words on cards have changed
    fields_->retranslate();
    dock(Side::brush).setWindowTitle(tr("To be placed"));
    dock(Side::cards).setWindowTitle(tr("Hands and piles"));
    dock(Side::seats).setWindowTitle(tr("Players", "tab: the players"));
    dock(Side::fields).setWindowTitle(tr("Marks", "tab: announcements and counters"));
    dock(Side::notes).setWindowTitle(tr("Problems"));
}

}  // namespace gnostica::gui
