// Arrows (LNG-1 to LNG-3), teams (LNG-4), rows and pennant (LNG-5, LNG-6). Without Qt.
#pragma once

#include "engine/model/piece.h"
#include "engine/model/state.h"

#include <cstdint>
#include <string_view>

namespace gnostica::engine {
class Registry;
}

namespace longshot {

inline constexpr std::string_view kLongShot = "long-shot";
inline constexpr std::string_view kTeams = "teams";
inline constexpr std::string_view kRows = "rows";

/// Steps of the power.
enum class ShotStep : std::uint8_t {
    shoot,  ///< LNG-1: `minion` at `target`
    dodge   ///< LNG-3: `target` steps aside in the direction that it then faces
};

/// Codes of event::Report: the result of the die. The shooter rolled it; the value is the number that was needed.
enum class ShotReport : int { missed = 1, hit = 2 };

/// Numbers of RefusalCode::variantRule.
enum class ShotRefusal : int {
    upright = 1,     ///< LNG-1; piece
    outOfLine = 2,   ///< LNG-1; piece
    tooFar = 3,      ///< LNG-1; size = the range
    friendly = 4,    ///< LNG-4: own, or of an ally; piece
    notAsked = 5,    ///< LNG-3
    nowhereToGo = 6  ///< LNG-3: void, or full; space
};

/// Distance of the target in the direction of the shooter; 0 if it is not in that direction.
int distanceOf(const gnostica::engine::Piece& shooter, const gnostica::engine::Piece& target);
/// LNG-2: the lowest number that hits.
constexpr int neededAt(int distance) {
    return 2 * distance + 2;
}
/// LNG-5: how many times three spaces in a row hold pieces of this seat.
int rowsOf(const gnostica::engine::State& state, gnostica::engine::Seat seat);

void addRules(gnostica::engine::Registry& registry);

}  // namespace longshot
