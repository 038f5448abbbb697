#include "app/gui/windows/game/ending/rounds_axis.h"

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

std::vector<std::size_t> numberedRounds(std::span<const engine::ScorePoint> curve, double room,
                                        const std::function<double(std::size_t)>& across) {
    std::vector<std::size_t> numbered;
    for (const int each : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        numbered.clear();
        for (std::size_t i = 1; i < curve.size(); ++i) {
            const bool endsRound = i + 1 == curve.size() || curve[i + 1].round != curve[i].round;
            if (endsRound && curve[i].round % each == 0) {
                numbered.push_back(i);
            }
        }
        const auto crowded = [&](std::size_t a, std::size_t b) { return std::abs(across(b) - across(a)) < room; };
        if (std::ranges::adjacent_find(numbered, crowded) == numbered.end()) {
            break;
        }
    }
    return numbered;
}

}  // namespace gnostica::gui
