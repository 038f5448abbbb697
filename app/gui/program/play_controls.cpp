#include "app/gui/program/play_controls.h"

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/program/full_screen.h"
#include "app/gui/program/text_size_actions.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/key_picks.h"
#include "app/gui/shared/table/board_pictures.h"
#include "app/gui/windows/game/keyboard_focus.h"
#include "app/gui/windows/game/play/computer_actions.h"
#include "app/gui/windows/game/play/leaving_actions.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/table_access.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/gui/windows/game/turn_actions.h"
#include "app/gui/windows/game/view_actions.h"
#include "app/turn/turn_controller.h"

#include <QMainWindow>

namespace gnostica::gui {

void addPlayControls(const ActionSet& actions, turn::TurnController& turn, table::GameDesk& desk,
                     table::ComputerPlayers& computers, SettingsStore& settings, PlayArea& area, TablePanels& panels,
                     const TableAccess& access, QMainWindow& window) {
    auto* keys = new KeyPicks(&window);
    QObject::connect(keys, &KeyPicks::picked, &area, &PlayTable::take);
    QObject::connect(keys, &KeyPicks::numberPicked, &area, &PlayTable::takeNumber);
    QObject::connect(&access, &TableAccess::changed, keys, [keys, &access] { keys->setOpen(access.isBoardOpen()); });
    new KeyboardFocus(*area.boardView(), panels.hand(), area.choiceBar()->openCards(), turn, actions, &window);
    area.takeCards(panels.hand(), panels.piles());
    new TurnActions(actions, turn, desk, &window);
    new LeavingActions(actions, desk, computers, window);
    new BoardPictures(actions, area);
    new ViewActions(actions, *area.boardView(), panels, &window);
    new FullScreen(window, *actions.at(Act::fullScreen));
    new TextSizeActions(actions, settings, &window);
    const auto* ofComputers = new ComputerActions(actions, computers, &window);
    QObject::connect(ofComputers, &ComputerActions::paceChosen, &window, [&settings](table::Pace pace) {
        settings.change([pace](Settings& wished) { wished.pace = pace; });
    });
}

}  // namespace gnostica::gui
