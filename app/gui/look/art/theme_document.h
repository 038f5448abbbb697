// Themes as documents.
#pragma once

#include "app/gui/look/art/theme.h"
#include "engine/documents/diagnostic.h"

#include <string_view>

namespace gnostica::gui {

/// A theme as its document has it (resources/themes/README.md): every colour must be there, and nothing else.
engine::Checked<Theme> readTheme(std::string_view text, std::string_view source);

}  // namespace gnostica::gui
