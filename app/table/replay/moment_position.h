// Positions taken from games, to be set up elsewhere.
#pragma once

#include "app/table/game_session.h"
#include "app/table/replay/eyes.h"

#include <optional>

namespace gnostica::table {

class Replay;

/// A position taken from a game.
struct MomentPosition {
    TablePosition table;
    bool isImagined = false;  ///< hidden cards are dealt again, and a hidden timer is set again
};

/// The position after `moment` moments. With the right to see everything, it is complete. If not, it shows only what
/// the first of the allowed viewpoints sees, and everything else is dealt again: with several people, all that is
/// hidden, since the next person at the screen also sees the position. Nullopt before the first turn, and at the end of
/// a game that is not open.
std::optional<MomentPosition> momentPosition(const PlayedGame& played, std::size_t moment,
                                             const std::vector<Eyes>& allowed);

/// The position shown on the table; also nullopt while the screen is handed over.
std::optional<MomentPosition> shownMoment(const GameSession& session);
/// The position shown in a record.
std::optional<MomentPosition> shownMoment(const Replay& replay);
/// True if there is such a position, without a deal.
bool hasShownMoment(const GameSession& session);
bool hasShownMoment(const Replay& replay);
/// The final position of a record, while `running` is played (nullptr: none).
std::optional<MomentPosition> lastMoment(const engine::LoadedRecord& record, const engine::Game* running);

}  // namespace gnostica::table
