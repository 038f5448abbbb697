// One pair of an experiment: the same deal under every arm.
//
// Under each arm a deal is played twice, the second time with the players' seats moved on by one: whoever sits well
// sits badly once, and what the two games have in common is the deal's doing. All arms have the same shuffles, dice,
// seats and players (common random numbers; Law, Simulation Modeling and Analysis, ch. 11), so that what the rules do
// is not lost in the luck of the deal. A game is a pure function of plan, pair, arm and role.
#pragma once

#include "engine/lab/measured_game.h"
#include "engine/lab/plan.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace gnostica::engine::lab {

/// What a game is played for.
enum class GameRole : std::uint8_t {
    deal,          ///< the deal, as the seats fall
    swapped,       ///< the same deal, everybody one seat further
    skill,         ///< the same deal, the stronger and the weaker player of PlanSkill in turns round the table
    skillSwapped,  ///< the same, the other way round
};
inline constexpr std::size_t kGameRoles = 4;
std::string_view nameOf(GameRole role);

constexpr bool isForSkill(GameRole role) {
    return role == GameRole::skill || role == GameRole::skillSwapped;
}

/// Names one game of an experiment.
struct GameKey {
    int pair = 0;
    int arm = 0;
    GameRole role = GameRole::deal;
    friend auto operator<=>(const GameKey&, const GameKey&) = default;
};

/// The games of a pair, in order.
std::vector<GameKey> gamesOfPair(const Plan& plan, int pair);

/// Who sits where: for each seat a place in Plan::players, or 0 for the stronger and 1 for the weaker one of
/// PlanSkill.
PerSeat<std::uint8_t> seatingOf(const Plan& plan, const GameKey& key);

/// All that decides a game of the plan.
GamePlan gamePlanOf(const Plan& plan, const GameKey& key);

struct PairGame {
    GameKey key;
    MeasuredGame game;
};

/// Plays a pair; nothing if a stop was asked for before its end.
std::optional<std::vector<PairGame>> playPair(const Plan& plan, int pair, const std::stop_token& stop = {});

}  // namespace gnostica::engine::lab
