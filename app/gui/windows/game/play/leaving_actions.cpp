#include "app/gui/windows/game/play/leaving_actions.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/windows/game/dialogs/leaving_question.h"
#include "app/table/computer/computer_players.h"
#include "app/table/game_desk.h"

#include <QAction>
#include <QPointer>
#include <QWidget>

namespace gnostica::gui {

LeavingActions::LeavingActions(const ActionSet& actions, table::GameDesk& desk, table::ComputerPlayers& computers,
                               QWidget& window)
    : QObject(&window),
      actions_(actions),
      desk_(desk),
      computers_(computers),
      window_(window) {
    connect(actions.at(Act::resign), &QAction::triggered, this, &LeavingActions::resign);
    connect(actions.at(Act::letComputersFinish), &QAction::triggered, this, &LeavingActions::finish);
    connect(actions.at(Act::showHand), &QAction::triggered, this, [this] { desk_.session()->table().uncover(); });
    connect(&desk, &table::GameDesk::sessionChanged, this, &LeavingActions::attach);
    connect(&computers, &table::ComputerPlayers::changed, this, &LeavingActions::update);
    update();
}

void LeavingActions::attach(table::GameSession* session) {
    connect(&session->table(), &table::SeenTable::changed, this, &LeavingActions::update);
    update();
}

/// While a question is open, the game may go on or be replaced.
void LeavingActions::resign() {
    const QPointer<table::GameSession> game(desk_.session());
    const engine::Seat seat = game->mayResign();
    const bool ends = game->resigningEnds();
    const auto level = askToResign(ends ? Resigning::endsGame : Resigning::leavesSeat, &window_);
    if (level && game && game == desk_.session() && game->mayResign() == seat && game->resigningEnds() == ends) {
        game->resign(*level);
    }
}

void LeavingActions::finish() {
    const QPointer<table::GameSession> game(desk_.session());
    const bool asks = !game->peopleInGame().empty();
    const auto level = asks ? askToLetComputersFinish(&window_) : std::optional(engine::bots::Level::adept);
    if (level && game && game == desk_.session() && game->letComputersFinish(*level)) {
        computers_.rush();
    }
}

void LeavingActions::update() {
    const table::GameSession* game = desk_.session();
    actions_.at(Act::resign)->setEnabled(game != nullptr && engine::isPlayer(game->mayResign()));
    actions_.at(Act::letComputersFinish)
        ->setEnabled(game != nullptr && game->canLetComputersFinish() && !computers_.isRushing());
    actions_.at(Act::showHand)->setEnabled(game != nullptr && game->table().choosesOpenly().has_value());
}

}  // namespace gnostica::gui
