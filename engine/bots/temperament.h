// The temperament of a computer player: what it likes to do, whatever its level. Strength hardly depends on it.
#pragma once

#include "engine/bots/judging.h"
#include "engine/model/seat.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace gnostica::engine::bots {

/// What a player prefers among plans of about the same worth.
enum class Bent : std::uint8_t {
    even,
    builder,  ///< founds and raises territories, and minds the others less
    hunter    ///< hinders the others, and builds less
};

/// When a player announces.
enum class Nerve : std::uint8_t {
    even,     ///< when this is better than waiting
    gambler,  ///< also when it is slightly worse
    prudent   ///< only when it is clearly better
};

struct Temperament {
    Bent bent = Bent::even;
    Nerve nerve = Nerve::even;
    friend bool operator==(const Temperament&, const Temperament&) = default;
};

/// All temperaments, numbered from 0 (the even one). Settings store the numbers.
inline constexpr int kTemperaments = 9;
constexpr Temperament temperamentAt(int number) {
    return {static_cast<Bent>(number / 3), static_cast<Nerve>(number % 3)};
}
constexpr int numberOf(Temperament temperament) {
    return 3 * static_cast<int>(temperament.bent) + static_cast<int>(temperament.nerve);
}

/// The code in records: "builder", "gambler", "hunter prudent"; empty for the even temperament.
std::string codeOf(Temperament temperament);
/// Ignores unknown words: later versions may add some.
Temperament temperamentNamed(std::string_view code);

/// The temperament drawn by lot for a seat; all are equally likely. Depends only on the game's seed and the seat.
Temperament temperamentDrawn(std::uint64_t seed, Seat seat);

/// The judging of a player of this bent: slightly different weights.
Judging tempered(Judging judging, Bent bent);

/// The share of the win above which announcing is preferred to waiting, which promises the share `waiting`. Both are 0
/// to 1. However prudent, a player announces a certain win; however daring, it never announces a hopeless one.
float shareWanted(float waiting, Nerve nerve);

}  // namespace gnostica::engine::bots
