// Tactical positions as JSON in the notation, and their collection from games.
#pragma once

#include "engine/lab/tactics.h"
#include "engine/notation/position.h"

#include <nlohmann/json.hpp>

namespace gnostica::engine::lab {

/// A tactic with its rules.
struct RuledTactic {
    std::shared_ptr<const Rules> rules;
    Tactic tactic;
};

/// {"position": …, "goal": "win" | "stop" | "points", "points": 9, "best": ["activate 1,1", …]}
nlohmann::json writeTactic(const Rules& rules, const Tactic& tactic);
Checked<RuledTactic> readTactic(const nlohmann::json& entry, RulesSource& source);

/// Finds `count` tactics in games of players who think a little: a third for each goal, at most two per game; only
/// those of points if no seat can announce. Fewer, if many games in a row bring nothing that is still wanted.
std::vector<Tactic> collectTactics(const std::shared_ptr<const Rules>& rules, int seats, int count, std::uint64_t seed);

}  // namespace gnostica::engine::lab
