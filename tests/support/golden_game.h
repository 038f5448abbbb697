// Whole games recorded step by step, with the number of legal steps each time. They show a change of any rule, of a
// list of steps or of the notation.
#pragma once

#include "engine/rules/rules.h"

#include <memory>
#include <string>

namespace gnostica::tests {

/// Replays the game of a file and returns the difference, or an empty text. With GNOSTICA_REGENERATE in the environment
/// the file is rewritten first; version control then shows the difference.
std::string differenceFromGolden(const std::string& file, const std::shared_ptr<const engine::Rules>& rules, int seats);

}  // namespace gnostica::tests
