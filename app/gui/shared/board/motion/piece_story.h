// Summary of the changes of each piece in a list of events.
#pragma once

#include "engine/model/event.h"
#include "engine/model/piece.h"

#include <vector>

namespace gnostica::gui {

/// A piece from its first event to its last.
struct PieceStory {
    engine::Piece first;
    engine::Piece last;
    bool came = false;
    bool left = false;
};

/// Follows pieces through events: a piece that was moved and then shrunk is one story.
std::vector<PieceStory> storiesOf(const engine::EventList& events);

}  // namespace gnostica::gui
