// Facts of a ruleset and of a game that lie in its mechanics.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <optional>
#include <string_view>

namespace gnostica::wording {

/// The points that win (SET-3); nothing where the game does not end by an announced last turn.
std::optional<int> targetOf(const engine::Rules& rules);

/// Whose announced last turn is due (CHL-1), or none.
engine::Seat announcerIn(const engine::Rules& rules, const engine::State& state);

/// Is there a mechanic of that name?
bool hasMechanic(const engine::Rules& rules, std::string_view id);

}  // namespace gnostica::wording
