#include "variants/threestica/odds.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace gnostica::threestica {

namespace {

/// The chances of the sums 0, 1, … of FATE dice; sums below 0 count as 0.
std::vector<double> chancesOfSums(int dice) {
    const auto lowest = static_cast<std::size_t>(std::max(0, dice));
    std::vector<double> chances(2 * lowest + 1, 0.0);  // of the sums from -dice
    chances[lowest] = 1;
    for (std::size_t thrown = 0; thrown < lowest; ++thrown) {
        std::vector<double> next(chances.size(), 0.0);
        for (std::size_t i = lowest - thrown; i <= lowest + thrown; ++i) {
            for (const std::size_t to : {i - 1, i, i + 1}) {
                next[to] += chances[i] / 3;
            }
        }
        chances = next;
    }
    std::vector<double> counted(chances.begin() + static_cast<std::ptrdiff_t>(lowest), chances.end());
    for (std::size_t i = 0; i < lowest; ++i) {
        counted[0] += chances[i];
    }
    return counted;
}

}  // namespace

AttackOdds oddsOf(int attackDice, int defenceDice, int fatal) {
    const std::vector<double> attack = chancesOfSums(attackDice);
    const std::vector<double> defence = chancesOfSums(defenceDice);
    AttackOdds odds;
    for (std::size_t a = 0; a < attack.size(); ++a) {
        for (std::size_t d = 0; d < defence.size(); ++d) {
            const double chance = attack[a] * defence[d];
            const int loss = static_cast<int>(a) - static_cast<int>(d);
            (loss > 0 ? odds.shrinks : loss == 0 ? odds.nothing : odds.higher) += chance;
            odds.destroyed += loss > 0 && loss >= fatal ? chance : 0;
        }
    }
    return odds;
}

}  // namespace gnostica::threestica
