#include "engine/play/board_spaces.h"

#include <algorithm>

namespace gnostica::engine {

std::vector<Space> boardSpaces(const State& state) {
    std::vector<Space> spaces;
    for (const Territory& territory : state.map()) {
        spaces.push_back(territory.space);
        const auto around = neighbours(territory.space);
        spaces.insert(spaces.end(), around.begin(), around.end());
    }
    std::ranges::sort(spaces);
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    return spaces;
}

}  // namespace gnostica::engine
