// What can be learnt with.
#pragma once

#include <cstdint>

namespace gnostica::gui {

enum class TaskKind : std::uint8_t { lesson, puzzle };

}  // namespace gnostica::gui
