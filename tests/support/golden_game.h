// Whole games written down move by move, with how many steps were legal each time. A change of any rule, of what is
// listed or of the notation shows in them.
#pragma once

#include "engine/rules/rules.h"

#include <memory>
#include <string>

namespace gnostica::tests {

/// Plays the game of a file again. What is different now; empty if nothing is. With GNOSTICA_REGENERATE in the
/// environment the file is written anew first, and the difference is read in the version control.
std::string differenceFromGolden(const std::string& file, const std::shared_ptr<const engine::Rules>& rules, int seats);

}  // namespace gnostica::tests
