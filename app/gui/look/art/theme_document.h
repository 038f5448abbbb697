// Themes as documents.
#pragma once

#include "app/gui/look/art/theme.h"
#include "engine/documents/diagnostic.h"

#include <string_view>

namespace gnostica::gui {

/// Reads a theme document (resources/themes/README.md), which must contain all colours and nothing else.
engine::Checked<Theme> readTheme(std::string_view text, std::string_view source);

}  // namespace gnostica::gui
