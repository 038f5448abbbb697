// Which actions can be taken now.
#pragma once

namespace gnostica::gui {

class ActionSet;
class GameSession;
class TurnController;

/// Enables and disables; what is disabled says why in its tool tip, where there is more to say than that. `session`
/// may be nullptr.
void updateActions(const ActionSet& actions, const TurnController& turn, const GameSession* session);

}  // namespace gnostica::gui
