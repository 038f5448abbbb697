#include "app/gui/program/play_controls.h"

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/card_picks.h"
#include "app/gui/shared/play/computer_actions.h"
#include "app/gui/shared/play/key_picks.h"
#include "app/gui/shared/play/pick_hub.h"
#include "app/gui/shared/play/play_area.h"
#include "app/gui/windows/game/dialogs/announcement_question.h"
#include "app/gui/windows/game/keyboard_focus.h"
#include "app/gui/windows/game/table_access.h"
#include "app/gui/windows/game/table_docks.h"
#include "app/gui/windows/game/turn_actions.h"
#include "app/gui/windows/game/view_actions.h"
#include "app/turn/turn_controller.h"

#include <QMainWindow>

namespace gnostica::gui {

PlayControls::PlayControls(const ActionSet& actions, TurnController& turn, GameDesk& desk, ComputerPlayers& computers,
                           SettingsStore& settings, PlayArea& area, TableDocks& docks, const TableAccess& access,
                           QMainWindow& window)
    : QObject(&window),
      keys_(new KeyPicks(&window)),
      focus_(new KeyboardFocus(*area.boardView(), docks.hand(), area.choiceBar()->openCards(), turn, &window)) {
    connect(keys_, &KeyPicks::picked, area.picks(), &PickHub::take);
    connect(keys_, &KeyPicks::numberPicked, area.picks(), &PickHub::takeNumber);
    connect(&access, &TableAccess::changed, keys_, [this, &access] { keys_->setOpen(access.isBoardOpen()); });
    new CardPicks(docks.hand(), docks.piles(), turn, *area.picks(), this);
    area.answers().setCardFinder([&docks](engine::Card card) { return docks.hand().placeOf(card); });
    turn.setQuestion([&window](const engine::Rules& rules, const engine::View& view, const engine::Step& step) {
        return mayAnnounce(rules, view, step, &window);
    });
    const auto* ofTurn = new TurnActions(actions, turn, desk, this);
    connect(ofTurn, &TurnActions::picked, area.picks(), &PickHub::take);
    connect(ofTurn, &TurnActions::chosen, area.picks(), &PickHub::choose);
    new ViewActions(actions, *area.boardView(), docks, this);
    const auto* ofComputers = new ComputerActions(actions.groupOf(Act::hurry), computers, this);
    connect(ofComputers, &ComputerActions::paceChosen, this,
            [&settings](Pace pace) { settings.change([pace](Settings& wished) { wished.pace = pace; }); });
}

void PlayControls::retranslate() const {
    keys_->retranslate();
    focus_->retranslate();
}

}  // namespace gnostica::gui
