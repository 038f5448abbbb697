// Items that belong to a space.
#pragma once

namespace gnostica::gui {

/// An item whose place depends on the geometry of the board.
class SpaceBound {
public:
    virtual ~SpaceBound() = default;
    /// Takes the place that the geometry has now.
    virtual void place() = 0;
};

}  // namespace gnostica::gui
