// A moment of a game, for somebody who wants to set up a position from it.
#pragma once

#include "app/table/game_session.h"
#include "app/table/replay/eyes.h"

#include <optional>

namespace gnostica::gui {

class Replay;

/// What may be taken from a game.
struct MomentPosition {
    TablePosition table;
    bool isImagined = false;  ///< hidden cards are dealt anew, and a hidden timer is set anew
};

/// The position after so many moments. Whoever may see everything gets everything. Otherwise it holds but what the
/// first of the eyes that are allowed sees, and what these cannot know is dealt anew: where several people play, all
/// that lies hidden, since the position stays in view of whoever sits there next. Nullopt before the first turn, and
/// where the end of a game is not open.
std::optional<MomentPosition> momentPosition(const PlayedGame& played, std::size_t moment,
                                             const std::vector<Eyes>& allowed);

/// Of the game on the table, as it is shown; nullopt also while the screen is handed over.
std::optional<MomentPosition> shownMoment(const GameSession& session);
/// Of a record, as it is shown.
std::optional<MomentPosition> shownMoment(const Replay& replay);
/// Is there one? Nothing is dealt for that.
bool hasShownMoment(const GameSession& session);
bool hasShownMoment(const Replay& replay);
/// Of a record at its end, while `running` is played (nullptr: nothing is).
std::optional<MomentPosition> lastMoment(const engine::LoadedRecord& record, const engine::Game* running);

}  // namespace gnostica::gui
