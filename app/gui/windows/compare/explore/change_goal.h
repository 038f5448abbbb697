// The user's intention for a changed ruleset.
#pragma once

#include <cstdint>

namespace gnostica::gui {

enum class ChangeGoal : std::uint8_t { experiment, rules };

}  // namespace gnostica::gui
