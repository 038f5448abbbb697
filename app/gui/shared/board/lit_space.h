// A space that is lit at the end of a game.
#pragma once

#include "engine/model/space.h"

namespace gnostica::gui {

/// A space with its points, which are shown in a gold disc; 0: none are shown.
struct LitSpace {
    engine::Space space;
    int points = 0;
    friend bool operator==(const LitSpace&, const LitSpace&) = default;
};

}  // namespace gnostica::gui
