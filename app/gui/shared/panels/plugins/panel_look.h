// Data about the table for panels of variants.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/panel_interface.h"

namespace gnostica::gui {

/// Shares ownership of its resources, so it may outlive everything else.
PanelLook panelLook(const Theme& theme);

}  // namespace gnostica::gui
