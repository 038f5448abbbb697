// Learning from self-play, in rounds: positions at the beginning of turns are stored with each seat's result of the
// game, and tables are fitted to them (fitting.h); the next round uses the new tables.
#pragma once

#include "engine/bots/player.h"
#include "engine/lab/samples.h"
#include "engine/lab/samples_header.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace gnostica::engine::lab {

struct LearningGround {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
};

struct LearningPlan {
    std::vector<LearningGround> grounds;  ///< games cycle through these
    int games = 400;                      ///< per round
    bots::Level level = bots::Level::quick;
    int iterations = 0;  ///< of a player's search; 0: the default of the level
    std::uint64_t seed = 1;
    bots::Judging start = bots::shippedJudging();
};

/// The header of the samples of a shard. `judging` is that of the players in the round.
SamplesHeader headerOf(const LearningPlan& plan, const bots::Judging& judging, int round, int shard, int shards);

/// Plays a game of a round (from 1). Depends only on the plan, the judging and these numbers. nullopt if it was stopped
/// before its end.
std::optional<SampleGame> playSample(const LearningPlan& plan, const bots::Judging& judging, int round, int number,
                                     const std::stop_token& stop = {});

/// The games to play in a round, and the way to play them.
struct SamplesOrder {
    int round = 1;
    std::span<const int> games;  ///< game numbers
    int jobs = 1;
    std::stop_token stop = {};
};

/// Plays these games, several at a time, and passes them on one by one, in this order. Ends on a stop request or if
/// `take` returns false: unfinished games are dropped.
void playSamples(const LearningPlan& plan, const bots::Judging& judging, const SamplesOrder& order,
                 const std::function<bool(SampleGame)>& take);

}  // namespace gnostica::engine::lab
