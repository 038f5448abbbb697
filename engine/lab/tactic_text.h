// Tactical positions as JSON in the notation, and where they come from.
#pragma once

#include "engine/lab/tactics.h"
#include "engine/notation/position.h"

#include <nlohmann/json.hpp>

namespace gnostica::engine::lab {

/// A tactic with the rules that it is played by.
struct RuledTactic {
    std::shared_ptr<const Rules> rules;
    Tactic tactic;
};

/// {"position": …, "goal": "win" | "stop" | "points", "points": 9, "best": ["activate 1,1", …]}
nlohmann::json writeTactic(const Rules& rules, const Tactic& tactic);
Checked<RuledTactic> readTactic(const nlohmann::json& entry, RulesSource& source);

/// Finds `count` of them in games of players who think a little: a third of each goal, at most two a game; where nobody
/// announces, only those of points. Fewer, if many games in a row bring no more of what is still wanted.
std::vector<Tactic> collectTactics(const std::shared_ptr<const Rules>& rules, int seats, int count, std::uint64_t seed);

}  // namespace gnostica::engine::lab
