// What can be told of a plan without its rulesets: how many games there are to be, and of whom.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace gnostica::lab {

struct PlanShape {
    int pairs = 0;       ///< at most, where a precision ends it
    int skillPairs = 0;  ///< the first ones, which have games of unequal players, too
    int arms = 0;
    int seats = 0;
    bool hasPrecision = false;
    int courses = 0;  ///< of so many pairs, turns and uses are kept

    /// The roles of the games of a pair, from 0.
    int rolesOf(int pair) const { return pair < skillPairs ? 4 : 2; }
    int gamesOf(int pair) const { return arms * rolesOf(pair); }
};

/// Of a plan as it stands in a file; nothing if it cannot be one.
std::optional<PlanShape> shapeOf(const std::string& planText);

}  // namespace gnostica::lab
