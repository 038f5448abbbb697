// Facts about a ruleset or a game that its mechanics know.
#pragma once

#include "app/wording/programs.h"
#include "engine/mechanics/mechanic.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <QString>

#include <optional>
#include <string_view>

namespace gnostica::wording {

/// The mechanic of this class in these rules, or nullptr.
template <class M>
const M* mechanicOf(const engine::Rules& rules) {
    for (const auto& mechanic : rules.mechanics) {
        if (const auto* found = dynamic_cast<const M*>(mechanic.get())) {
            return found;
        }
    }
    return nullptr;
}

/// The points that win with this number of players (SET-3); nullopt if an announced last turn does not end the game.
std::optional<int> targetOf(const engine::Rules& rules, int seats);
/// True if they depend on the number of players.
bool hasManyTargets(const engine::Rules& rules);

/// The player whose announced last turn is due (CHL-1), or none.
engine::Seat announcerIn(const engine::Rules& rules, const engine::State& state);

/// The player with more points than all others, or none.
engine::Seat leaderIn(const engine::Rules& rules, const engine::State& state);

/// The rule for a parameter of a power in this use, if a variant has named one; otherwise `usual`.
QString citedRule(const engine::Rules& rules, const PowerUse& use, const char* key, const char* usual);

/// True if some card has this value as a territory.
bool isSomeCardWorth(const engine::Rules& rules, int points);
/// True if some card of this rank can grow to one that is worth exactly one point more (DIS-2).
bool growsByAPoint(const engine::Rules& rules, engine::Rank rank);

/// The order of facings that decides between equal pieces, as a sentence.
QString orderOfFacings(const engine::Rules& rules);

/// True if there is a mechanic of that name.
bool hasMechanic(const engine::Rules& rules, std::string_view id);

/// True if a mechanic, built in or from a plug-in, lets players announce something at the end of a turn.
bool hasAnnouncements(const engine::Rules& rules);

/// True if the game is over and the seat has won.
bool hasWon(const engine::State& state, engine::Seat seat);
/// The only winner; none if there are several.
engine::Seat onlyWinner(const engine::State& state);

}  // namespace gnostica::wording
