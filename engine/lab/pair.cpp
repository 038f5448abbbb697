#include "engine/lab/pair.h"

#include "engine/model/rng.h"

#include <algorithm>

namespace gnostica::engine::lab {

namespace {

constexpr std::array<std::string_view, kGameRoles> kRoleNames{"deal", "swapped", "skill", "skill-swapped"};

/// Independent seeds, even from nearly equal inputs.
std::uint64_t seedFrom(std::uint64_t seed, std::uint64_t a, std::uint64_t b) {
    Rng outer(seed ^ (a * 0x9e3779b97f4a7c15U));
    Rng inner(outer() ^ (b * 0xd1342543de82ef95U));
    return inner();
}

bool isSwapped(GameRole role) {
    return role == GameRole::swapped || role == GameRole::skillSwapped;
}

}  // namespace

std::string_view nameOf(GameRole role) {
    return kRoleNames[static_cast<std::size_t>(role)];
}

std::vector<GameKey> gamesOfPair(const Plan& plan, int pair) {
    const bool hasSkill = plan.skill && pair < plan.skill->pairs;
    std::vector<GameKey> keys;
    for (std::size_t arm = 0; arm < plan.arms.size(); ++arm) {
        for (std::size_t role = 0; role < kGameRoles; ++role) {
            const GameKey key{pair, static_cast<int>(arm), static_cast<GameRole>(role)};
            if (hasSkill || !isForSkill(key.role)) {
                keys.push_back(key);
            }
        }
    }
    return keys;
}

PerSeat<std::uint8_t> seatingOf(const Plan& plan, const GameKey& key) {
    const int moved = key.pair + (isSwapped(key.role) ? 1 : 0);
    const int players = isForSkill(key.role) ? 2 : plan.seats;
    PerSeat<std::uint8_t> seating;
    for (int seat = 0; seat < plan.seats; ++seat) {
        seating[seatAt(seat)] = static_cast<std::uint8_t>((seat + moved) % players);
    }
    return seating;
}

GamePlan gamePlanOf(const Plan& plan, const GameKey& key) {
    const auto pair = static_cast<std::uint64_t>(key.pair);
    // If the arms do not share chance, they do not share player seeds either.
    const std::uint64_t arm = plan.commonChance ? 0 : 1 + static_cast<std::uint64_t>(key.arm);
    constexpr std::uint64_t chance = 1;
    constexpr std::uint64_t players = 2;
    GamePlan game;
    game.rules = plan.arms[static_cast<std::size_t>(key.arm)].rules;
    game.catalog = plan.arms[static_cast<std::size_t>(key.arm)].catalog;
    game.seats = plan.seats;
    game.longest = plan.longest;
    game.courses = key.pair < plan.courses && !isForSkill(key.role);
    game.chanceSeed = seedFrom(plan.seed, pair, chance + 1000 * arm);
    const PerSeat<std::uint8_t> seating = seatingOf(plan, key);
    for (int i = 0; i < plan.seats; ++i) {
        const Seat seat = seatAt(i);
        const PlanPlayer& player = !isForSkill(key.role) ? plan.players[seating[seat]]
                                   : seating[seat] == 0  ? plan.skill->stronger
                                                         : plan.skill->weaker;
        game.entrants[seat] = {.level = player.level, .budget = budgetOf(player)};
        game.playerSeeds[seat] = seedFrom(plan.seed, pair, players + seating[seat] + 1000 * arm);
    }
    return game;
}

std::optional<std::vector<PairGame>> playPair(const Plan& plan, int pair, const std::stop_token& stop) {
    std::vector<PairGame> played;
    for (const GameKey& key : gamesOfPair(plan, pair)) {
        played.push_back({key, playMeasured(gamePlanOf(plan, key), stop)});
        if (played.back().game.abandoned) {
            return std::nullopt;
        }
    }
    return played;
}

}  // namespace gnostica::engine::lab
