#include "app/gui/windows/game/ending/winners_land.h"

#include "engine/mechanics/score.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

namespace {

std::vector<LitSpace> landOf(const Rules& rules, const State& last, Seat seat) {
    std::vector<LitSpace> land;
    int sum = 0;
    for (const Piece& piece : last.board()) {
        const bool isKnown = std::ranges::find(land, piece.space(), &LitSpace::space) != land.end();
        const int points = piece.owner() == seat && !isKnown ? pointsAt(rules, last, seat, piece.space()) : 0;
        if (points > 0) {
            land.push_back({piece.space(), points});
            sum += points;
        }
    }
    return sum == score(rules, last, seat) ? land : std::vector<LitSpace>();
}

}  // namespace

std::vector<LitSpace> winnersLand(const Rules& rules, const State& last) {
    std::vector<LitSpace> land;
    for (int i = 0; i < last.seats; ++i) {
        if (((last.winners >> i) & 1) == 0) {
            continue;
        }
        for (const LitSpace& lit : landOf(rules, last, seatAt(i))) {
            const auto known = std::ranges::find(land, lit.space, &LitSpace::space);
            if (known == land.end()) {
                land.push_back(lit);
            } else if (known->points != lit.points) {
                known->points = 0;
            }
        }
    }
    std::ranges::sort(land, {}, &LitSpace::space);
    return land;
}

}  // namespace gnostica::gui
