// One pair of an experiment: the same deal under every arm.
//
// Under each arm a deal is played twice, the second time with the players moved on by one seat: each player sits well
// once and badly once, and the common part of both games comes from the deal. All arms have the same shuffles, dice,
// seats and players (common random numbers; Law, Simulation Modeling and Analysis, ch. 11), so that the luck of the
// deal does not hide the effects of the rules. A game is a pure function of plan, pair, arm and role.
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

/// The purpose of a game.
enum class GameRole : std::uint8_t {
    deal,          ///< the deal, with the original seats
    swapped,       ///< the same deal, every player one seat further
    skill,         ///< the same deal, with the stronger and the weaker player of PlanSkill alternating round the table
    skillSwapped,  ///< the same with the two players exchanged
};
inline constexpr std::size_t kGameRoles = 4;
std::string_view nameOf(GameRole role);

constexpr bool isForSkill(GameRole role) {
    return role == GameRole::skill || role == GameRole::skillSwapped;
}

/// The key of one game of an experiment.
struct GameKey {
    int pair = 0;
    int arm = 0;
    GameRole role = GameRole::deal;
    friend auto operator<=>(const GameKey&, const GameKey&) = default;
};

/// The games of a pair, in order.
std::vector<GameKey> gamesOfPair(const Plan& plan, int pair);

/// The seating: for each seat an index in Plan::players, or 0 for the stronger and 1 for the weaker player of
/// PlanSkill.
PerSeat<std::uint8_t> seatingOf(const Plan& plan, const GameKey& key);

/// Everything that determines a game of the plan.
GamePlan gamePlanOf(const Plan& plan, const GameKey& key);

struct PairGame {
    GameKey key;
    MeasuredGame game;
};

/// Plays a pair; nullopt if it was stopped before its end.
std::optional<std::vector<PairGame>> playPair(const Plan& plan, int pair, const std::stop_token& stop = {});

}  // namespace gnostica::engine::lab
