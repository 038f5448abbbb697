#include "app/gui/program/arrangement.h"

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/gui/windows/game/table_panels.h"

#include <QMainWindow>
#include <QScreen>

namespace gnostica::gui {

namespace {

/// Initial size of a window: this part of the screen, but at least kUsual.
constexpr double kScreenPart = 0.85;
constexpr QSize kUsual{1360, 900};

/// Version of the docks: states saved with another version are not restored.
constexpr int kArrangement = 3;

}  // namespace

Arrangement::Arrangement(QMainWindow& window, SettingsStore& settings)
    : window_(window),
      settings_(settings),
      sides_(new DockSides(window)) {
    window.resize(fittingScreen(window, (window.screen()->availableSize() * kScreenPart).expandedTo(kUsual)));
    window.setDockNestingEnabled(true);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
}

void Arrangement::restore(BoardView& board, TablePanels& panels, TableSheets& sheets) const {
    const WindowMemory& left = settings_.now().window;
    window_.restoreGeometry(left.geometry);
    sheets.setArranged(left.isArranged);
    if (left.isArranged) {
        window_.restoreState(left.docks, sides_->version(kArrangement));
    }
    board.setQuarterTurns(left.quarterTurns);
    panels.log().setNotationShown(left.notationInLog);
}

void Arrangement::remember(const BoardView& board, const TablePanels& panels, const TableSheets& sheets) const {
    settings_.change([&](Settings& settings) {
        const bool arranged = sheets.isArranged();
        settings.window = {window_.saveGeometry(), arranged,
                           arranged ? window_.saveState(sides_->version(kArrangement)) : settings.window.docks,
                           board.quarterTurns(), panels.log().isNotationShown()};
    });
}

}  // namespace gnostica::gui
