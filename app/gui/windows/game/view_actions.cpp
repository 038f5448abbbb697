#include "app/gui/windows/game/view_actions.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/windows/game/table_docks.h"

#include <QAction>

namespace gnostica::gui {

ViewActions::ViewActions(const ActionSet& actions, BoardView& board, TableDocks& docks, QObject* parent)
    : QObject(parent) {
    const auto on = [&](Act act, auto what) { connect(actions.at(act), &QAction::triggered, this, what); };
    on(Act::zoomIn, [&board] { board.zoomIn(); });
    on(Act::zoomOut, [&board] { board.zoomOut(); });
    on(Act::fit, [&board] { board.fit(); });
    on(Act::rotateLeft, [&board] { board.turnTable(-1); });
    on(Act::rotateRight, [&board] { board.turnTable(1); });
    on(Act::notation, [&docks](bool shown) { docks.log().setNotationShown(shown); });
    on(Act::help, [&docks] { docks.showHelp(HelpPage::reference); });
    on(Act::rules, [&docks] { docks.showHelp(HelpPage::rules); });
    on(Act::making, [&docks] { docks.showHelp(HelpPage::making); });
    on(Act::comparingHelp, [&docks] { docks.showHelp(HelpPage::comparing); });
    on(Act::endgameHelp, [&docks] { docks.showHelp(HelpPage::findings); });
    on(Act::keys, [&docks] { docks.showHelp(HelpPage::keys); });
    connect(&docks.log(), &LogPanel::notationShownChanged, actions.at(Act::notation), &QAction::setChecked);
}

}  // namespace gnostica::gui
