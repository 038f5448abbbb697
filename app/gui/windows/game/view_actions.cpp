#include "app/gui/windows/game/view_actions.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/windows/game/table_panels.h"

#include <QAction>

namespace gnostica::gui {

ViewActions::ViewActions(const ActionSet& actions, BoardView& board, TablePanels& panels, QObject* parent)
    : QObject(parent) {
    const auto on = [&](Act act, auto what) { connect(actions.at(act), &QAction::triggered, this, what); };
    on(Act::zoomIn, [&board] { board.zoomIn(); });
    on(Act::zoomOut, [&board] { board.zoomOut(); });
    on(Act::fit, [&board] { board.fit(); });
    on(Act::rotateLeft, [&board] { board.turnTable(-1); });
    on(Act::rotateRight, [&board] { board.turnTable(1); });
    on(Act::notation, [&panels](bool shown) { panels.log().setNotationShown(shown); });
    on(Act::help, [&panels] { panels.showHelp(HelpPage::reference); });
    on(Act::rules, [&panels] { panels.showHelp(HelpPage::rules); });
    on(Act::making, [&panels] { panels.showHelp(HelpPage::making); });
    on(Act::comparingHelp, [&panels] { panels.showHelp(HelpPage::comparing); });
    on(Act::endgameHelp, [&panels] { panels.showHelp(HelpPage::findings); });
    on(Act::keys, [&panels] { panels.showHelp(HelpPage::keys); });
    connect(&panels.log(), &LogPanel::notationShownChanged, actions.at(Act::notation), &QAction::setChecked);
}

}  // namespace gnostica::gui
