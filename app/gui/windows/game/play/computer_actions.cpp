#include "app/gui/windows/game/play/computer_actions.h"

#include "app/gui/look/actions/action_set.h"
#include "app/table/computer/computer_players.h"

#include <QAction>
#include <QActionGroup>

#include <array>

namespace gnostica::gui {

namespace {

/// Indexed by Pace.
constexpr std::array kPaces{Act::paceNone, Act::paceQuick, Act::paceNormal, Act::paceSlow};

}  // namespace

ComputerActions::ComputerActions(const ActionSet& actions, table::ComputerPlayers& players, QObject* parent)
    : QObject(parent),
      actions_(actions),
      players_(players) {
    connect(actions.at(Act::hurry), &QAction::triggered, &players, &table::ComputerPlayers::hurry);
    connect(actions.at(Act::computerStep), &QAction::triggered, &players, &table::ComputerPlayers::stepOnce);
    connect(actions.at(Act::pause), &QAction::triggered, &players, &table::ComputerPlayers::setPaused);
    connectPaces();
    connect(&players, &table::ComputerPlayers::changed, this, &ComputerActions::update);
    update();
}

void ComputerActions::connectPaces() {
    auto* group = new QActionGroup(this);
    for (std::size_t i = 0; i < kPaces.size(); ++i) {
        QAction* action = actions_.at(kPaces[i]);
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, pace = static_cast<table::Pace>(i)] {
            players_.setPace(pace);
            Q_EMIT paceChosen(pace);
        });
    }
}

void ComputerActions::update() {
    const bool decides = players_.thinker() != engine::Seat::none;
    actions_.at(Act::hurry)->setEnabled(decides && !players_.isPaused());
    actions_.at(Act::computerStep)->setEnabled(decides);
    actions_.at(Act::pause)->setEnabled(players_.arePlaying());
    actions_.at(Act::pause)->setChecked(players_.isPaused());
    actions_.at(kPaces[static_cast<std::size_t>(players_.pace())])->setChecked(true);
}

}  // namespace gnostica::gui
