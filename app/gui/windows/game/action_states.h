// Availability of actions.
#pragma once

namespace gnostica::table {
class GameSession;
}  // namespace gnostica::table

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class ActionSet;

/// Enables and disables actions. The tool tip of a disabled action gives the reason, if there is more to say than that.
/// `session` may be nullptr.
void updateActions(const ActionSet& actions, const turn::TurnController& turn, const table::GameSession* session);

}  // namespace gnostica::gui
