// The settings of a plan as data, for its reader and its schema.
#pragma once

#include "engine/rules/option.h"

#include <span>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

std::span<const Option> planOptions();
/// Keys of a plan that are not options.
std::vector<std::string> otherPlanKeys();
std::span<const Option> playerOptions();
std::span<const Option> skillOptions();
/// The metrics that a precision may name.
std::vector<std::string> metricIds();

}  // namespace gnostica::engine::lab
