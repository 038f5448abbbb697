// Judging from self-play: games are played in rounds, positions at the beginning of turns are kept with what came of
// the game for each seat, and tables are fitted to them (fitting.h); then again with the new tables.
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
    std::vector<LearningGround> grounds;  ///< games are spread over these, in turn
    int games = 400;                      ///< in each round
    bots::Level level = bots::Level::quick;
    int iterations = 0;  ///< of a player's search; 0: as the level has it
    std::uint64_t seed = 1;
    bots::Judging start = bots::shippedJudging();
};

/// What the samples of a shard begin with. `judging` is that by which the round is played.
SamplesHeader headerOf(const LearningPlan& plan, const bots::Judging& judging, int round, int shard, int shards);

/// A game of a round, from 1. It depends on the plan, the judging and these numbers alone. Nothing if a stop was asked
/// for before it was over.
std::optional<SampleGame> playSample(const LearningPlan& plan, const bots::Judging& judging, int round, int number,
                                     const std::stop_token& stop = {});

/// What is to be played of a round, and how.
struct SamplesOrder {
    int round = 1;
    std::span<const int> games;  ///< their numbers
    int jobs = 1;
    std::stop_token stop = {};
};

/// Plays these games, several at a time, and hands them over one by one, in this order. It ends when a stop is asked
/// for or `take` gives false: games that are not over then are dropped.
void playSamples(const LearningPlan& plan, const bots::Judging& judging, const SamplesOrder& order,
                 const std::function<bool(SampleGame)>& take);

}  // namespace gnostica::engine::lab
