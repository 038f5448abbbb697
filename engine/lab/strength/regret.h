// The regret of a level of computer player: how often would a much longer search have chosen something better?
#pragma once

#include "engine/bots/player.h"
#include "engine/lab/moments.h"
#include "engine/lab/statistics.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace gnostica::engine::lab {

/// A step is near the best if it costs at most this share of the win.
inline constexpr float kNearTheBest = 0.02F;

struct RegretPlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    bots::Level level = bots::Level::adept;
    double scale = 1;    ///< factor for the iterations of the level
    double factor = 20;  ///< iterations of the long search over those of the level
    int games = 20;      ///< of the level against itself
    int decisions = 20;  ///< examined in each game, drawn at random from those with several legal steps
    std::uint64_t seed = 1;
    int jobs = 1;
    int mostRounds = 200;  ///< the limit of a game
};

struct RegretResult {
    int games = 0;
    int decisions = 0;  ///< examined
    int near = 0;       ///< of these, steps near the best
    Moments cost;       ///< of the steps: share of the win lost, 0 to 1
    PairedScore share;  ///< of steps near the best, over games: decisions of one game are not independent
};

/// The budget of the long search. Levels that do not search are judged by the search of the apprentice.
bots::Budget longSearch(const RegretPlan& plan);

/// Plays and examines the games, several at a time; the result does not depend on `jobs`. After a stop request only the
/// first games without a gap count. Calls `tell` after each game with the number of finished games, never from two
/// threads at the same time.
RegretResult measureRegret(const RegretPlan& plan, const std::stop_token& stop = {},
                           const std::function<void(int)>& tell = {});

}  // namespace gnostica::engine::lab
