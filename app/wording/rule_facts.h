// Facts of a ruleset and of a game that lie in its mechanics.
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

/// The points that win with so many players (SET-3); nothing where the game does not end by an announced last turn.
std::optional<int> targetOf(const engine::Rules& rules, int seats);
/// Does it depend upon the number of players?
bool hasManyTargets(const engine::Rules& rules);

/// Whose announced last turn is due (CHL-1), or none.
engine::Seat announcerIn(const engine::Rules& rules, const engine::State& state);

/// The rule that describes a parameter of a power as this use has it, where a variant has named one; `usual` otherwise.
QString citedRule(const engine::Rules& rules, const PowerUse& use, const char* key, const char* usual);

/// Is there a card with this value as a territory?
bool isSomeCardWorth(const engine::Rules& rules, int points);
/// Can some card of this rank grow to one that is worth exactly one point more (DIS-2)?
bool growsByAPoint(const engine::Rules& rules, engine::Rank rank);

/// The order of facings that decides between equal pieces: a sentence.
QString orderOfFacings(const engine::Rules& rules);

/// Is there a mechanic of that name?
bool hasMechanic(const engine::Rules& rules, std::string_view id);

/// Is there one, built in or of a plug-in, by which a player can announce something at the end of a turn?
bool hasAnnouncements(const engine::Rules& rules);

/// Who has won, once the game is over.
bool hasWon(const engine::State& state, engine::Seat seat);
/// The only winner, or none.
engine::Seat onlyWinner(const engine::State& state);

}  // namespace gnostica::wording
