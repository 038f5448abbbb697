// Results of the user's games, from what their records say.
#pragma once

#include "app/table/games/my_game.h"

#include <QDate>

#include <array>
#include <set>
#include <span>
#include <vector>

namespace gnostica::table {

/// Games of one person against computers.
struct Tally {
    int played = 0;
    int won = 0;  ///< also together with others
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct RulesetTally {
    RulesetKey ruleset;
    nlohmann::json named;  ///< the latest game's document: only what names it
    int games = 0;         ///< also of several people
    Tally tally;
};

/// Counts finished games in which people played from the deal; those from a position may be as good as won. A game that
/// all people have left counts as played. Games of several people have no winner's point of view: they count as games,
/// but in no tally.
struct Standings {
    int games = 0;
    Tally tally;
    /// By Level. A game counts once for every level that played in it.
    std::array<Tally, engine::bots::kLevels> levels{};
    std::vector<RulesetTally> rulesets;  ///< the one with the most games first, then the latest played
    QDate since;                         ///< the day on which the first of them began; invalid without games
    std::set<QDate> days;                ///< on which one was finished

    const Tally& against(engine::bots::Level level) const { return levels[static_cast<std::size_t>(level)]; }
};

/// `games`: in any order.
Standings standingsOf(std::span<const MyGamePtr> games);

/// Number of days without a gap up to today; a day that has just begun does not end a row: up to yesterday then.
int daysInARow(const std::set<QDate>& days, QDate today);

}  // namespace gnostica::table
