// What happened to each piece in a list of events, taken together.
#pragma once

#include "engine/model/event.h"
#include "engine/model/piece.h"

#include <vector>

namespace gnostica::gui {

/// One piece from the first event that names it to the last.
struct PieceStory {
    engine::Piece first;
    engine::Piece last;
    bool came = false;
    bool left = false;
};

/// Follows pieces through events; a piece that was moved, then shrunk, is one story.
std::vector<PieceStory> storiesOf(const engine::EventList& events);

}  // namespace gnostica::gui
