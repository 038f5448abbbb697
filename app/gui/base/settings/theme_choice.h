// The choice of a theme.
#pragma once

#include <cstdint>

namespace gnostica::gui {

/// `system` follows the desktop, light or dark.
enum class ThemeChoice : std::uint8_t { system, light, dark, highContrast };

}  // namespace gnostica::gui
