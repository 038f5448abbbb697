// The size of a plan, known without its rulesets: number of games, rulesets and players.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace gnostica::lab {

struct PlanShape {
    int pairs = 0;       ///< at most this many, if a precision ends it
    int skillPairs = 0;  ///< the first pairs, which also have games of unequal players
    int arms = 0;
    int seats = 0;
    bool hasPrecision = false;
    int courses = 0;  ///< number of pairs whose turns and uses are kept

    /// Number of roles of the games of a pair.
    int rolesOf(int pair) const { return pair < skillPairs ? 4 : 2; }
    int gamesOf(int pair) const { return arms * rolesOf(pair); }
};

/// The shape of a plan as stored in a file; nullopt if the text is not a plan.
std::optional<PlanShape> shapeOf(const std::string& planText);

}  // namespace gnostica::lab
