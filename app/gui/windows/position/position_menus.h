// The menus of the window in which positions are set up.
#pragma once

#include "app/gui/look/actions/action_set.h"

#include <vector>

namespace gnostica::gui {

std::vector<MenuSpec> positionMenus();

}  // namespace gnostica::gui
