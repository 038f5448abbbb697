// Availability of actions.
#pragma once

namespace gnostica::gui {

class ActionSet;
class GameSession;
class TurnController;

/// Enables and disables actions. The tool tip of a disabled action gives the reason, if there is more to say than that.
/// `session` may be nullptr.
void updateActions(const ActionSet& actions, const TurnController& turn, const GameSession* session);

}  // namespace gnostica::gui
