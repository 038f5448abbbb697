// The name of a ruleset in the files of the lab.
#pragma once

#include "engine/rules/rules.h"

#include <string>

namespace gnostica::engine::lab {

/// The ids of the game and its expansions, joined by "+".
std::string namesOf(const Rules& rules);

}  // namespace gnostica::engine::lab
