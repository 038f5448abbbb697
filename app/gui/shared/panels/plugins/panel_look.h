// What panels of variants are told about the table.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/panel_interface.h"

namespace gnostica::gui {

/// Keeps what its painters need: may outlive everything else.
PanelLook panelLook(const Theme& theme);

}  // namespace gnostica::gui
