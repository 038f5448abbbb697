#include "app/gui/windows/position/open_ground.h"

#include <algorithm>
#include <set>

namespace gnostica::gui {

using engine::Space;

namespace {

/// Most games begin within these columns and rows. The spaces around them are visible from the start, so that the board
/// keeps its size while it is filled.
constexpr int kFirst = -1;
constexpr int kLast = 3;

bool isUsual(Space space) {
    return space.column >= kFirst && space.column <= kLast && space.row >= kFirst && space.row <= kLast;
}

void addAround(Space middle, std::set<Space>& spaces) {
    for (const engine::Facing facing : engine::kAllFacings) {
        spaces.insert(engine::neighbour(middle, facing));
    }
}

}  // namespace

std::vector<Space> openGround(const engine::State& state) {
    std::set<Space> spaces;
    for (const engine::Territory& territory : state.map()) {
        addAround(territory.space, spaces);
    }
    for (const engine::Piece& piece : state.board()) {
        addAround(piece.space(), spaces);
    }
    if (std::all_of(spaces.begin(), spaces.end(), isUsual)) {
        for (int column = kFirst; column <= kLast; ++column) {
            for (int row = kFirst; row <= kLast; ++row) {
                spaces.insert({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
            }
        }
    }
    return {spaces.begin(), spaces.end()};
}

}  // namespace gnostica::gui
