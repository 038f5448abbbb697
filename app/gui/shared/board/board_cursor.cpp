#include "app/gui/shared/board/board_cursor.h"

#include <algorithm>
#include <cstdlib>

namespace gnostica::gui {

namespace {

/// Cost of moving to a space roughly in this direction; nullopt if it is in another direction.
std::optional<int> effort(engine::Space from, engine::Space to, engine::Facing direction) {
    const engine::Space step = engine::neighbour({}, direction);
    const int columns = to.column - from.column;
    const int rows = to.row - from.row;
    const int ahead = columns * step.column + rows * step.row;
    const int aside = std::abs(columns * step.row) + std::abs(rows * step.column);
    if (ahead <= 0) {
        return std::nullopt;
    }
    return ahead + 3 * aside;
}

}  // namespace

void BoardCursor::enter(std::span<const engine::Space> spaces) {
    if (!space_ && !spaces.empty()) {
        place(spaces[spaces.size() / 2]);
    }
}

void BoardCursor::place(engine::Space space) {
    space_ = space;
    piece_.reset();
}

void BoardCursor::leave() {
    space_.reset();
    piece_.reset();
}

void BoardCursor::move(engine::Facing direction, std::span<const engine::Space> spaces) {
    if (!space_) {
        return;
    }
    std::optional<engine::Space> best;
    int least = 0;
    for (const engine::Space candidate : spaces) {
        const auto cost = effort(*space_, candidate, direction);
        if (cost && (!best || *cost < least)) {
            best = candidate;
            least = *cost;
        }
    }
    if (best) {
        place(*best);
    }
}

bool BoardCursor::cycle(bool forward, int count) {
    if (!space_ || count == 0) {
        return false;
    }
    const int next = piece_ ? *piece_ + (forward ? 1 : -1) : (forward ? 0 : count - 1);
    if (next < 0 || next >= count) {
        piece_.reset();
        return false;
    }
    piece_ = next;
    return true;
}

void BoardCursor::leaveIfGone(std::span<const engine::Space> spaces, int piecesHere) {
    if (space_ && std::ranges::find(spaces, *space_) == spaces.end()) {
        leave();
    }
    if (piece_ && *piece_ >= piecesHere) {
        piece_.reset();
    }
}

}  // namespace gnostica::gui
