// Where the keyboard is on the board.
#pragma once

#include "engine/model/facing.h"
#include "engine/model/space.h"

#include <optional>
#include <span>

namespace gnostica::gui {

/// A space, and perhaps one of the pieces on it.
class BoardCursor {
public:
    std::optional<engine::Space> space() const { return space_; }
    /// The place of the piece among those of its space; none: the space itself is meant.
    std::optional<int> piece() const { return piece_; }

    /// Into the middle of these, if it is nowhere yet.
    void enter(std::span<const engine::Space> spaces);
    void place(engine::Space space);
    void leave();
    /// To the nearest of these spaces that way; stays where there is none.
    void move(engine::Facing direction, std::span<const engine::Space> spaces);
    /// To the next or previous piece of `count`. False, and back on the space itself, past the last one.
    bool cycle(bool forward, int count);
    /// Forgets a place that is no longer there.
    void settle(std::span<const engine::Space> spaces, int piecesHere);

private:
    std::optional<engine::Space> space_;
    std::optional<int> piece_;
};

}  // namespace gnostica::gui
