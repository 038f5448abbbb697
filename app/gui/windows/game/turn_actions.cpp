#include "app/gui/windows/game/turn_actions.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/windows/game/action_states.h"
#include "app/table/game_desk.h"
#include "app/turn/turn_controller.h"

#include <QAction>

namespace gnostica::gui {

TurnActions::TurnActions(const ActionSet& actions, turn::TurnController& turn, table::GameDesk& desk, QObject* parent)
    : QObject(parent),
      actions_(actions),
      turn_(turn),
      desk_(desk) {
    connectHistory();
    connect(&turn_, &turn::TurnController::choiceChanged, this, &TurnActions::update);
    update();
}

void TurnActions::connectHistory() {
    const auto on = [this](Act act, auto what) { connect(actions_.at(act), &QAction::triggered, this, what); };
    on(Act::undo, [this] { desk_.session()->undo(); });
    on(Act::redo, [this] { desk_.session()->redo(); });
    on(Act::first, [this] { desk_.session()->table().showPosition(0); });
    on(Act::previous, [this] { desk_.session()->table().showPosition(desk_.session()->table().position() - 1); });
    on(Act::next, [this] { desk_.session()->table().showPosition(desk_.session()->table().position() + 1); });
    on(Act::last, [this] { desk_.session()->table().showLast(); });
    on(Act::branch, [this] { desk_.branch(); });
}

void TurnActions::update() {
    updateActions(actions_, turn_, desk_.session());
}

}  // namespace gnostica::gui
