// Keyboard cursor of the board.
#pragma once

#include "engine/model/facing.h"
#include "engine/model/space.h"

#include <optional>
#include <span>

namespace gnostica::gui {

/// A space and possibly one of its pieces.
class BoardCursor {
public:
    std::optional<engine::Space> space() const { return space_; }
    /// Index of the piece within its space; nullopt if the cursor is on the space itself.
    std::optional<int> piece() const { return piece_; }

    /// Places the cursor in the middle of these spaces if it has no place yet.
    void enter(std::span<const engine::Space> spaces);
    void place(engine::Space space);
    void leave();
    /// Moves to the nearest of these spaces in this direction, if there is one.
    void move(engine::Facing direction, std::span<const engine::Space> spaces);
    /// Moves to the next or previous of `count` pieces. After the last one, returns false and moves back to the space.
    bool cycle(bool forward, int count);
    /// Clears the place if it no longer exists.
    void leaveIfGone(std::span<const engine::Space> spaces, int piecesHere);

private:
    std::optional<engine::Space> space_;
    std::optional<int> piece_;
};

}  // namespace gnostica::gui
