#include "engine/lab/paired_choice.h"

#include "engine/play/play.h"

namespace gnostica::engine::lab {

Both<std::optional<Step>> choices(const PositionPair& pair, bots::Level level, const bots::Budget& budget,
                                  std::uint64_t seed, const std::stop_token& stop) {
    Both<std::optional<Step>> chosen;
    for (const Side side : kSides) {
        const Rules& rules = *pair.rules[side];
        const Seat seat = decider(rules, pair.states[side]);
        if (isPlayer(seat)) {
            const auto player = bots::makePlayer(level, pair.rules[side], seed);
            chosen[side] = player->choose(View(rules, pair.states[side], seat), budget, stop);
        }
    }
    return chosen;
}

}  // namespace gnostica::engine::lab
