// A game that computers have played to try rules out, kept so that it can be shown.
#pragma once

#include "engine/bots/player.h"
#include "engine/lab/announcements.h"
#include "engine/lab/explorer.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// From the deal on. Immutable once it is played; small, since positions are not kept.
struct TrialGame {
    std::shared_ptr<const Rules> rules;
    int number = 0;  ///< in its trial, from 0
    int seats = 0;
    std::uint64_t seed = 0;
    bots::Level level = bots::Level::greedy;
    bool explores = false;  ///< nobody in it meant to win
    std::vector<Happening> happenings;
    std::vector<Announced> announcements;
};

/// The game, as if its record had been read.
LoadedRecord replayed(const TrialGame& game);
/// The game as a record (notation/record.h).
std::string recordText(const TrialGame& game);

/// What is to be seen of a decision: the position, what is legal, and what was chosen.
struct TrialDecision {
    const State& state;
    std::span<const Step> legal;
    const Step& chosen;
    std::size_t moment = 0;
};

/// Plays a game until it is over, `longest` decisions have been made, or a stop is asked for. Chance and players are
/// drawn from the seed of `game`, to which its happenings and announcements are added. With an explorer all seats are
/// played by that. The state at the end.
State playTrialGame(TrialGame& game, int longest, Explorer* explorer,
                    const std::function<void(const TrialDecision&)>& watch, const std::stop_token& stop = {});

}  // namespace gnostica::engine::lab
